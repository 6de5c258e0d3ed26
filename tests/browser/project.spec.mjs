// The A.R.T. Project through the page, as people play it.

import { readFile } from 'node:fs/promises';

import { DESKTOP, PHONE, expect, expectAccessible, open, picture, test } from './fixtures.mjs';
import { asks, playOn, setOut, step, takeUp } from './project.mjs';
import { hurry } from './table.mjs';

const TABLET = { width: 820, height: 1180 };

/** The box of a mission at a level, in the hall of fame. */
const box = (page, mission, level) =>
  page.getByRole('row', { name: new RegExp(`^${mission}`) }).getByRole('cell').nth(['Facile', 'Intermédiaire', 'Difficile', 'Impossible'].indexOf(level));

/** The totals of the hall: victories, defeats. */
async function totals(page) {
  await open(page, './#/hall');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau d’honneur' })).toBeVisible();
  const count = (name) => page.locator('dl > div').filter({ hasText: name }).locator('dd').innerText();
  return [await count('victoire'), await count('défaite')];
}

test('two people play a mission in Japan to its end, and the hall of fame has it once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await hurry(page);
  await setOut(page, ['Zoé', 'Nour'], 0, { seed: 'JAPON' });
  const made = await playOn(page);
  expect(made.curtain, 'cards are looked at behind the curtain').toBeGreaterThan(1);
  await expect(asks(page).over).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toBeEmpty();
  await expectAccessible(page);
  await picture(page, 'project-end-phone');
  await page.reload();
  await expect(asks(page).over).toBeVisible();
  const [victories, defeats] = await totals(page);
  expect(Number(victories) + Number(defeats)).toBe(1);
  await expect(page.getByText(/Zoé et Nour$/)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: /^Encore une fois/ }).click();
  await expect(asks(page).draw).toBeVisible();
});

test('one person plays Egypt alone, without a curtain', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await hurry(page);
  await setOut(page, ['Zoé'], 0, { seed: 'NIL', mission: 'Égypte', level: 'Facile · 4 cœurs' });
  const made = await playOn(page);
  expect(made.curtain).toBeUndefined();
  await expect(asks(page).over).toBeVisible();
});

test('one person plays with bots, who wait for their turn', async ({ page }) => {
  await hurry(page);
  await setOut(page, ['Zoé'], 2, { seed: 'ROBOTS' });
  const made = await playOn(page);
  expect(made.curtain).toBeUndefined();
  await expect(asks(page).over).toBeVisible();
});

test('a fight shows exact chances, and dice are chosen, rerolled and given up', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await hurry(page);
  await takeUp(page, 'fight');
  await expect(page.getByRole('heading', { level: 1, name: /^Combat/ })).toBeVisible();
  const dice = page.getByRole('button', { name: /^dé à/ });
  expect(await dice.count()).toBeGreaterThan(2);
  const main = asks(page).main;
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.getByRole('radio', { name: /Une arme/ }).check({ force: true });
  await expect(main).toHaveText(/Une arme/);
  await expect(page.getByRole('button', { name: /^dé à/, pressed: true })).toHaveCount(0);
  await dice.first().click();
  await expect(dice.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(main).toHaveText(/Relancer 1 dé.*%.*sur 6$/s);
  await dice.nth(1).click();
  await expect(main).toHaveText(/Relancer 2 dés.*sur 36/s);
  await expect(page.getByRole('radio', { name: /Un cœur/ })).toBeDisabled();
  await expect(asks(page).giveUp).toHaveText(/(Zoé|Nour)\s:\s\d → \d ♥/);
  await picture(page, 'project-fight-phone');
  await main.click();
  await expect(asks(page).giveUp.or(asks(page).goOn)).toBeVisible();
  for (let count = 0; count < 20 && (await asks(page).giveUp.isVisible()); count += 1) await step(page);
});

test('three people put their plan in order', async ({ page }) => {
  await page.setViewportSize(TABLET);
  await hurry(page);
  await setOut(page, ['Zoé', 'Nour', 'Léo'], 0, { seed: 'PLAN' });
  await playOn(page, ({ look }) => look.isVisible());
  const plan = page.getByRole('table');
  await expect(plan.getByRole('row', { name: /Zoé/ })).toContainText('rien d’annoncé');
  for (const name of ['Zoé', 'Nour', 'Léo']) {
    await page.getByRole('button', { name: new RegExp(`^${name}.*ses fiches`) }).click();
    await asks(page).curtain.click();
    await page.getByRole('radio', { name: /^Fiche/ }).last().click();
    await page.getByRole('button', { name: /^Annoncer au plan/ }).click();
    const back = page.getByRole('button', { name: 'Retour à la table' }).first();
    await expect(back.or(plan).first()).toBeVisible();
    if (await back.isVisible()) await back.click();
    await expect(plan).toBeVisible();
    await expect(plan.getByRole('row', { name: new RegExp(name) })).not.toContainText('rien d’annoncé');
  }
  const order = () => plan.getByRole('rowheader').allInnerTexts();
  const before = (await order()).slice(-3);
  await page.getByRole('button', { name: 'Avancer Léo dans le plan' }).click();
  await expect.poll(async () => (await order()).slice(-3)).toEqual([before[0], before[2], before[1]]);
  await expectAccessible(page);
  await picture(page, 'project-plan-tablet');
});

test('the hall of fame keeps a victory and a defeat, whatever becomes of the matches', async ({ page }, info) => {
  await page.setViewportSize(DESKTOP);
  await hurry(page);
  await open(page, './#/hall');
  await expect(page.getByText('0 case tamponnée sur 24')).toBeVisible();
  await page.getByRole('link', { name: 'Préparer la mission' }).click();
  await expect(page.getByRole('combobox', { name: 'Mission', exact: true })).toHaveValue('0');

  await takeUp(page, 'won');
  const fights = page.getByRole('button', { name: /mène/ });
  for (let count = 0; count < (await fights.count()); count += 1) {
    await expect(fights.nth(count)).toHaveText(/\d\s%/);
  }
  await fights.first().click();
  await expect(page.getByText('gagné', { exact: true })).toBeVisible();
  await picture(page, 'project-won-desktop');
  await asks(page).goOn.click();
  await expect(page.getByText('Mission réussie')).toBeVisible();
  await picture(page, 'project-end-desktop');
  await page.getByRole('link', { name: 'Tableau d’honneur' }).click();
  await expect(box(page, 'Japon', 'Facile')).toContainText(/gagnée le \d\d\.\d\d\.\u200b\d{4}/);

  await takeUp(page, 'lost');
  await asks(page).endRound.click();
  const { sure, over } = asks(page);
  await expect(sure.or(over)).toBeVisible();
  if (await sure.isVisible()) await sure.click();
  await expect(page.getByText('Mission échouée')).toBeVisible();
  expect(await totals(page)).toEqual(['1', '1']);
  await expect(box(page, 'Japon', 'Difficile')).toContainText('1 défaite');
  await picture(page, 'project-hall-desktop');

  await open(page);
  for (const name of ['won', 'lost']) {
    await page.getByRole('button', { name: `Renommer, exporter ou supprimer ${name}` }).click();
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  }
  expect(await totals(page), 'deleting a match leaves its line').toEqual(['1', '1']);

  await open(page, './#/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tout exporter' }).click();
  const file = info.outputPath('all.json');
  await (await download).saveAs(file);
  expect(await readFile(file, 'utf8')).toContain('hall/1/');
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(page.getByRole('dialog')).toContainText('tableau d’honneur');
  await page.getByRole('button', { name: 'Effacer pour de bon' }).click();
  expect(await totals(page)).toEqual(['0', '0']);
  for (let times = 0; times < 2; times += 1) {
    await open(page, './#/settings');
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText(/Tableau d’honneur\s: 2 dossiers/).first()).toBeVisible();
  }
  expect(await totals(page), 'nothing twice').toEqual(['1', '1']);
});

test('a damaged line of the hall is set apart and kept', async ({ page }) => {
  await hurry(page);
  await open(page);
  await page.evaluate(() => localStorage.setItem('cambriole/hall/1/x', '{"date":1'));
  await open(page, './#/hall');
  await expect(page.getByText(/1 dossier abîmé/)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter le texte d’origine' }).click();
  expect((await download).suggestedFilename()).toMatch(/^cambriole/);
  expect(await page.evaluate(() => localStorage.getItem('cambriole/hall/1/x'))).toBe('{"date":1');
});

test('clue cards change hands in the United States', async ({ page }) => {
  await hurry(page);
  await takeUp(page, 'trade');
  await expect(page.getByRole('heading', { level: 2, name: 'Fin de la manche' })).toBeVisible();
  const sheet = page.getByRole('group', { name: 'Fin de la manche' });
  await sheet.getByRole('button').first().click();
  await expect(sheet.getByRole('button', { name: /en cadeau$/ }).first()).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /, contre / }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: /propose à/ })).toBeVisible();
  await page.getByRole('button', { name: 'Refuser' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Fin de la manche' })).toBeVisible();
});

test('a reload comes back to the same question in every phase', async ({ page }) => {
  await hurry(page);
  await setOut(page, ['Zoé', 'Nour'], 0, { seed: 'RETOUR' });
  const phases = new Set();
  for (let count = 0; count < 120 && phases.size < 4; count += 1) {
    const now = asks(page);
    await expect(now.any.first()).toBeVisible();
    if ((await now.over.isVisible()) || (await now.curtain.isVisible()) || (await now.goOn.isVisible())) {
      if ((await step(page)) === 'over') break;
      continue;
    }
    const mark = page.locator('.phases [aria-current=step]');
    const phase = (await mark.count()) > 0 ? await mark.textContent() : null;
    if (phase && !phases.has(phase)) {
      phases.add(phase);
      const title = () => page.getByRole('heading', { level: 1 }).innerText();
      const sub = () => page.locator('.bar-sub').innerText();
      const before = [await title(), await sub()];
      await page.reload();
      await expect(asks(page).any.first()).toBeVisible();
      expect([await title(), await sub()]).toEqual(before);
    }
    await step(page);
  }
  expect(phases.size).toBeGreaterThan(2);
});

test('looking at one’s cards and reloading falls back to the table, with nothing of the cards', async ({ page }) => {
  await hurry(page);
  await setOut(page, ['Zoé', 'Nour'], 0, { seed: 'SECRET' });
  await playOn(page, ({ look }) => look.isVisible());
  await asks(page).look.click();
  const clean = async () => expect(await page.locator('#app').evaluate((app) => app.outerHTML)).not.toMatch(/ap-card|Fiche [A-L]-/);
  await clean();
  await asks(page).curtain.click();
  await expect(asks(page).card.first()).toBeVisible();
  await page.reload();
  await expect(asks(page).look).toBeVisible();
  await clean();
});

test('a round by keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await hurry(page);
  await setOut(page, ['Zoé', 'Nour'], 1, { seed: 'CLAVIER' });
  const press = async (button) => {
    await button.focus();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  };
  for (let count = 0; count < 60; count += 1) {
    const now = asks(page);
    await expect(now.any.first()).toBeVisible();
    if ((await now.stay.isVisible()) || (await now.endRound.isVisible())) break;
    if (await now.curtain.isVisible()) await press(now.curtain);
    else if (await now.play.isVisible()) await press(now.play);
    else if ((await now.question.first().isVisible()) && !(await now.main.isVisible())) await press(now.question.first());
    else await press(now.main);
  }
  const cities = page.getByRole('group', { name: /^Carte/ }).getByRole('button');
  await cities.and(page.getByRole('button', { name: /experts/ })).first().focus();
  const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const first = await name();
  expect(first).toMatch(/agents? sur 5/);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(name, 'arrow keys go along roads').not.toBe(first);
  await page.keyboard.press('Enter');
  await press(page.getByRole('button', { name: /^Aller/ }));
  await press(asks(page).stay);
  await expect(page.getByRole('heading', { level: 2, name: 'Combattre ?' })).toBeVisible();
  await expect(asks(page).main, 'the bot has moved, and the keyboard goes on').toBeFocused();
});

const LOOKS = { night: DESKTOP, day: TABLET, contrast: PHONE };

for (const [theme, size] of Object.entries(LOOKS)) {
  test(`every screen of the mission is accessible in the theme ${theme}`, async ({ page }) => {
    await page.setViewportSize(size);
    await hurry(page, { theme });
    const look = async (what) => {
      await expectAccessible(page);
      await picture(page, `project-${what}-${theme}`);
    };
    await open(page, './#/setup/art-project');
    await look('setup');
    await setOut(page, ['Zoé', 'Nour'], 0, { seed: 'AXE' });
    await look('draw');
    await playOn(page, (now) => now.look.isVisible());
    await look('play');
    await playOn(page, (now) => now.play.isVisible());
    await look('hand');
    await playOn(page, (now) => now.stay.or(now.move).first().isVisible());
    await look('move');
    await page.getByRole('button', { name: 'Menu' }).click();
    await look('menu');
    await takeUp(page, 'fight');
    await look('fight');
    await takeUp(page, 'won');
    await look('before-fight');
    await page.getByRole('button', { name: /mène/ }).first().click();
    await asks(page).goOn.waitFor();
    await look('fight-won');
    await asks(page).goOn.click();
    await asks(page).over.waitFor();
    await look('end');
    await page.getByRole('link', { name: 'Tableau d’honneur' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau d’honneur' })).toBeVisible();
    await look('hall');
  });
}

for (const [name, size] of Object.entries({ phone: PHONE, landscape: { width: 740, height: 360 } })) {
  test(`text at 200 % fits a ${name} on a mission`, async ({ page }) => {
    await page.setViewportSize(size);
    await hurry(page, { text: 200 });
    const fits = async (what) => {
      await picture(page, `project-200-${what}-${name}`);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, what).toBeLessThanOrEqual(0);
    };
    await takeUp(page, 'fight');
    await fits('fight');
    await takeUp(page, 'won');
    await fits('table');
    await page.getByRole('button', { name: /mène/ }).first().click();
    await asks(page).goOn.click();
    await asks(page).over.waitFor();
    await fits('end');
    await open(page, './#/hall');
    await fits('hall');
  });
}
