// The A.R.T. Project through the page, as people play it.

import { readFile } from 'node:fs/promises';

import { DESKTOP, PHONE, expect, expectAccessible, open, picture, test } from './fixtures.mjs';
import { asks, fight, playOn, setOut, step, takeUp } from './project.mjs';
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
  const dice = page.getByRole('button', { name: /^dé qui montre/ });
  expect(await dice.count()).toBeGreaterThan(2);
  const main = asks(page).main;
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.getByRole('radio', { name: /Une arme/ }).check({ force: true });
  await expect(main).toHaveText(/Une arme/);
  await expect(page.getByRole('button', { name: /^dé qui montre/, pressed: true })).toHaveCount(0);
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
    await page.getByRole('button', { name: new RegExp(`^${name}.*ses cartes`) }).click();
    await asks(page).curtain.click();
    await page.getByRole('radio', { name: /^Carte/ }).last().click();
    await page.getByRole('button', { name: /^Annoncer au plan/ }).click();
    const back = page.getByRole('button', { name: 'Retour à la table' }).first();
    await expect(back.or(plan).first()).toBeVisible();
    if (await back.isVisible()) await back.click();
    await expect(plan).toBeVisible();
    await expect(plan.getByRole('row', { name: new RegExp(name) })).not.toContainText('rien d’annoncé');
  }
  const order = () => plan.getByRole('rowheader').allInnerTexts();
  const before = (await order()).slice(-3);
  const sooner = page.getByRole('button', { name: 'Avancer Léo dans le plan' });
  await sooner.press('Enter');
  await expect.poll(async () => (await order()).slice(-3)).toEqual([before[0], before[2], before[1]]);
  await expect(sooner, 'the keyboard stays with the row that moved').toBeFocused();
  await expectAccessible(page);
  await picture(page, 'project-plan-tablet');
  await sooner.press('Enter');
  await expect.poll(async () => (await order()).slice(-3)).toEqual([before[2], before[0], before[1]]);
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
  await fight(page);
  await expect(page.getByText('gagné', { exact: true })).toBeVisible();
  await picture(page, 'project-won-desktop');
  await asks(page).goOn.click();
  await expect(page.getByText('Mission réussie')).toBeVisible();
  await picture(page, 'project-end-desktop');
  await page.getByRole('link', { name: 'Tableau d’honneur' }).click();
  await expect(box(page, 'Japon', 'Facile')).toContainText(/gagnée le \d\d\/\d\d\/\u200b\d{4}/);

  await takeUp(page, 'lost');
  await asks(page).endRound.click();
  const { sure, over } = asks(page);
  await expect(sure.or(over)).toBeVisible();
  if (await sure.isVisible()) await sure.click();
  await expect(page.getByText('Mission échouée')).toBeVisible();
  expect(await totals(page)).toEqual(['1', '1']);
  await expect(box(page, 'Japon', 'Difficile')).toContainText('1 défaite');
  const colour = (name) => page.locator('dl > div').filter({ hasText: name }).locator('dd').evaluate((node) => getComputedStyle(node).color);
  expect(await colour('œuvre'), 'what was saved is no alarm').toBe(await colour('victoire'));
  expect(await colour('œuvre')).not.toBe(await colour('défaite'));
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
  // What was declined as a swap may still be given.
  await sheet.getByRole('button').first().click();
  await sheet.getByRole('button', { name: /en cadeau$/ }).first().click();
  await page.getByRole('button', { name: 'Accepter' }).click();
  await expect(page.getByRole('button', { name: 'Accepter' })).toHaveCount(0);
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
  const clean = async () => expect(await page.locator('#app').evaluate((app) => app.outerHTML)).not.toMatch(/ap-card|Carte [A-L]-/);
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
  const cities = page.getByRole('group', { name: /^Plateau/ }).getByRole('button');
  await cities.and(page.getByRole('button', { name: /experts/ })).first().focus();
  const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const first = await name();
  expect(first).toMatch(/agents? sur 5/);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(name, 'arrow keys go along roads').not.toBe(first);
  await page.keyboard.press('Enter');
  await press(page.getByRole('button', { name: /^Rejoindre/ }));
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
    await fight(page);
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
    await fight(page);
    await asks(page).goOn.click();
    await asks(page).over.waitFor();
    await fits('end');
    await open(page, './#/hall');
    await fits('hall');
  });
}

/** How many lines of text an element takes. */
const lines = (element) => element.evaluate((node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
});

for (const [name, size] of Object.entries({ phone: PHONE, tablet: TABLET, desktop: DESKTOP })) {
  test(`no city is broken in a hand of three cards on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await hurry(page);
    // Its cities have long names, and a solo player three cards.
    await setOut(page, ['Zoé'], 0, { seed: 'NIL', mission: 'Égypte', level: 'Facile · 4 cœurs' });
    await playOn(page, (now) => now.play.isVisible());
    await expect(asks(page).card).toHaveCount(3);
    const cities = page.locator('.to em');
    expect(await cities.count()).toBeGreaterThan(2);
    for (const city of await cities.all()) {
      // Whatever the card sends there: the longest name has to fit.
      await city.evaluate((node) => { node.textContent = 'Alexandrie'; });
      expect(await lines(city)).toBe(1);
      const out = await city.evaluate((node) => node.getBoundingClientRect().right - node.closest('.ap-card').getBoundingClientRect().right);
      expect(out, 'it stays on its card').toBeLessThanOrEqual(0);
    }
    await picture(page, `project-three-cards-${name}`);
  });

  test(`crates stay on the map and seven dice leave the header on one line on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await hurry(page);
    await takeUp(page, 'won');
    const map = await page.locator('.map-sheet').boundingBox();
    const crates = await page.locator('.map-sheet .cube').all();
    expect(crates.length).toBeGreaterThan(0);
    for (const crate of crates) {
      const { x, y, width, height } = await crate.boundingBox();
      expect(x).toBeGreaterThanOrEqual(map.x);
      expect(y).toBeGreaterThanOrEqual(map.y);
      expect(x + width).toBeLessThanOrEqual(map.x + map.width);
      expect(y + height).toBeLessThanOrEqual(map.y + map.height);
    }
    await fight(page);
    await asks(page).goOn.waitFor();
    const dice = page.getByRole('button', { name: /^dé qui montre/ });
    // Whoever leads may have five allies and a companion.
    while (await dice.count() < 7) await dice.last().evaluate((die) => die.after(die.cloneNode(true)));
    const [team, foe] = await Promise.all(['.team', '.foe'].map((side) => page.locator(`.duel ${side} .force`).boundingBox()));
    expect(Math.abs(team.y - foe.y), 'force faces force').toBeLessThan(2);
    expect(await lines(page.locator('.duel .team .ap-sum'))).toBe(1);
    await picture(page, `project-seven-dice-${name}`);
  });
}

test('by night the paper lies in the shade, and in high contrast no shadow falls on a name', async ({ page }) => {
  await page.setViewportSize(TABLET);
  await hurry(page);
  await takeUp(page, 'won');
  const look = (theme) => page.evaluate((name) => {
    document.documentElement.setAttribute('data-theme', name);
    const style = (what) => getComputedStyle(document.querySelector(what));
    const bright = (colour) => Math.max(...colour.match(/[\d.]+/g).slice(0, 3).map(Number));
    return {
      ink: bright(style('.ap-ask').color),
      plate: bright(style('.plate rect').fill),
      map: style('.map image').filter,
      shadows: ['.ap-ask', '.map-sheet'].map((what) => style(what).boxShadow),
    };
  }, theme);
  const [night, day, contrast] = [await look('night'), await look('day'), await look('contrast')];
  expect(night.ink).toBeGreaterThan(200);
  expect(night.plate).toBeLessThan(100);
  expect(night.map).toContain('brightness');
  expect(day.ink).toBeLessThan(100);
  expect(day.map).toBe('none');
  // A shadow is blurred by its third length.
  for (const shadow of contrast.shadows) {
    const blurs = [...shadow.matchAll(/(-?[\d.]+)px (-?[\d.]+)px ([\d.]+)px/g)].map((found) => Number(found[3]));
    expect(blurs.length).toBeGreaterThan(0);
    expect(Math.max(...blurs)).toBe(0);
  }
});

test('the plan says in Italian what is now, uncut', async ({ page }) => {
  await page.setViewportSize(TABLET);
  await hurry(page);
  await setOut(page, ['Zoé', 'Nour', 'Léo'], 0, { seed: 'PLAN' });
  await playOn(page, ({ look }) => look.isVisible());
  await page.evaluate(() => localStorage.setItem('cambriole/settings', localStorage.getItem('cambriole/settings').replace('"fr"', '"it"')));
  await page.reload();
  const now = page.getByText('In questo momento');
  await expect(now).toBeVisible();
  expect(await now.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
});

test('what an ally costs can be read before the match and in the rules', async ({ page }) => {
  await hurry(page);
  await open(page, './#/setup/art-project');
  const track = page.getByRole('table', { name: /^Menace et prix d’un allié, Japon, Intermédiaire/ });
  await expect(track.getByRole('row', { name: /prix d’un allié/ })).toHaveText(/4\s*5\s*5\s*6\s*6\s*6\s*6/);
  await page.getByRole('combobox', { name: 'Mission', exact: true }).selectOption('Rio de Janeiro');
  await page.getByRole('combobox', { name: 'Niveau', exact: true }).selectOption('Difficile · 2 cœurs');
  await expect(page.getByRole('table').getByRole('row', { name: /prix d’un allié/ })).toHaveText(/4\s*6\s*6\s*6\s*6\s*6/);
  await expectAccessible(page);
  await open(page, './#/rules/art-project');
  await page.getByRole('figure').getByText('Rio de Janeiro', { exact: true }).first().click();
  await expect(page.getByRole('table', { name: 'Rio de Janeiro' }).getByRole('row', { name: /Difficile/ })).toHaveText(/4\s*6\s*6\s*6\s*6\s*6/);
  await expectAccessible(page);
});
