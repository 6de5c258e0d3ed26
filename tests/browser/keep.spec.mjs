// What is kept: matches survive reloads, damage and a second tab.

import { readFile, writeFile } from 'node:fs/promises';

import { PHONE, expect, expectAccessibleInAllThemes, open, openAndKeep, test } from './fixtures.mjs';
import { asks, hurry, sitDown, step } from './robbery.mjs';

test('a reload in the middle of a turn comes back to the curtain with nothing lost', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await hurry(page);
  await sitDown(page, ['Marie', 'Lucas'], 0, { seed: 'RELOAD' });
  for (let count = 0; count < 4; count += 1) await step(page);
  await asks(page).curtain.click();
  const spoken = await asks(page).hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  await asks(page).hand.first().click();
  await page.reload();
  const { curtain, hand } = asks(page);
  await expect(curtain).toBeVisible();
  await expect(hand).toHaveCount(0);
  await curtain.click();
  const again = await hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  expect(again).toEqual(spoken);
});

test('the curtain falls when the page was hidden', async ({ page }) => {
  await hurry(page);
  await sitDown(page, ['Marie', 'Lucas']);
  await asks(page).curtain.click();
  await expect(asks(page).hand.first()).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect(asks(page).curtain).toBeVisible();
  await expect(asks(page).hand).toHaveCount(0);
});

test('offline, under a sub-path, a match goes on', async ({ page, context }) => {
  await hurry(page);
  await openAndKeep(page);
  await sitDown(page, ['Marie'], 1);
  await expect(asks(page).hand.first()).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('#splash')).toHaveCount(0);
  expect(await step(page)).toBe('turn');
  await expect(asks(page).hand.and(page.locator(':enabled')).first()).toBeVisible();
});

test('a match is renamed, exported, deleted, put back and imported', async ({ page }, info) => {
  await hurry(page);
  await sitDown(page, ['Marie', 'Lucas']);
  await step(page);
  await step(page);
  await open(page);
  const matches = page.getByRole('list').getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Reprendre/ }) });
  await expect(matches).toHaveCount(1);

  const menu = () => matches.first().getByRole('button', { name: /^Renommer, exporter ou supprimer/ }).click();
  await menu();
  await page.getByRole('button', { name: 'Renommer', exact: true }).click();
  await expectAccessibleInAllThemes(page);
  await page.getByRole('textbox', { name: 'Nom de la partie' }).fill('Soirée du samedi');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(matches.first()).toContainText('Soirée du samedi');

  await menu();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter', exact: true }).click();
  const file = info.outputPath('match.json');
  await (await download).saveAs(file);
  expect(JSON.parse(await readFile(file, 'utf8')).label.title).toBe('Soirée du samedi');

  await menu();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(matches).toHaveCount(0);
  await page.getByRole('button', { name: 'Rétablir' }).click();
  await expect(matches).toHaveCount(1);
  await menu();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(matches).toHaveCount(0);

  await page.locator('input[type=file]').setInputFiles(file);
  await expect(matches).toHaveCount(1);
  await expect(matches.first()).toContainText('Soirée du samedi');
});

/** Makes so many of the one match that is kept, each a minute older than the one before. */
const multiply = (page, count) =>
  page.evaluate((wanted) => {
    const [first, text] = Object.entries(localStorage).find(([name]) => name.startsWith('cambriole/match/'));
    for (let number = 0; number < wanted; number += 1) {
      const save = JSON.parse(text);
      Object.assign(save.label, { title: `Soirée ${number}`, played: save.label.played - number * 60_000 });
      // Every fifth is over, the very last played among them.
      save.over = number % 5 === 0;
      localStorage.setItem(number === 0 ? first : `cambriole/match/m${number}`, JSON.stringify(save));
    }
  }, count);

test('the last match that goes on comes first, those that are over last, and no more than one looks through', async ({ page }) => {
  await hurry(page);
  await sitDown(page, ['Marie', 'Lucas']);
  await multiply(page, 60);
  await open(page);
  const links = page.getByRole('region', { name: 'Vos parties' }).getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(24);
  await expect(links.first()).toHaveAccessibleName('Reprendre Soirée 1');
  await page.getByRole('button', { name: 'Voir 36 autres parties' }).press('Enter');
  await expect(links).toHaveCount(60);
  await expect(links.nth(24)).toBeFocused();
  const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')));
  expect(names.findIndex((name) => name.startsWith('Résultat'))).toBe(48);
  await expect(links.nth(48)).toHaveAccessibleName(/^Résultat\s: Soirée 0$/);
  await expect(page.getByRole('button', { name: /^Voir/ })).toHaveCount(0);
});

test('by keyboard a match is deleted and put back, marks and all, as long as one stays in the lobby', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await hurry(page);
  await sitDown(page, ['Marie', 'Lucas']);
  await multiply(page, 3);
  await page.evaluate(() => localStorage.setItem('cambriole/notes/m2', '[3,4]'));
  await open(page);
  const remove = async (name) => {
    await page.getByRole('button', { name: `Renommer, exporter ou supprimer ${name}` }).press('Enter');
    // The menu takes the keyboard when it opens; a key pressed before that is for whatever had it.
    await expect(page.getByRole('button', { name: 'Renommer', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Supprimer', exact: true }).press('Enter');
  };
  const back = (name) => page.getByRole('button', { name: `Rétablir ${name}` });
  await remove('Soirée 2');
  await expect(back('Soirée 2')).toBeFocused();
  await remove('Soirée 1');
  await expect(page.getByRole('status')).toContainText('Partie supprimée : Soirée 1.');
  await expectAccessibleInAllThemes(page);
  expect(await page.evaluate(() => localStorage.getItem('cambriole/notes/m2'))).toBeNull();
  await back('Soirée 2').press('Enter');
  await expect(page.getByRole('link', { name: 'Reprendre Soirée 2' })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('cambriole/notes/m2'))).toBe('[3,4]');
  await expect(back('Soirée 1')).toBeVisible();
  await page.getByRole('link', { name: 'Réglages' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Reprendre Soirée 2' })).toBeVisible();
  await expect(back('Soirée 1')).toHaveCount(0);
});

test('all that another device kept comes in, and says so', async ({ page: other, browser }, info) => {
  await hurry(other);
  await sitDown(other, ['Marie', 'Lucas']);
  await multiply(other, 40);
  const all = await other.evaluate(() => {
    const kept = Object.entries(localStorage).map(([key, text]) => [key.replace('cambriole/', ''), text]);
    return { cambriole: { ...Object.fromEntries(kept), 'notes/m1': '[5]' } };
  });
  const file = info.outputPath('all.json');
  await writeFile(file, JSON.stringify(all));

  const page = await (await browser.newContext()).newPage();
  await open(page);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('40 parties importées.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Voir 16 autres parties' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const notes = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('/notes/')).map(([, text]) => text));
  expect(await notes()).toEqual(['[5]']);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Voir 16 autres parties' })).toBeVisible();
});

test('a damaged file is refused in words, a half damaged one is played as far as it goes', async ({ page }, info) => {
  await hurry(page);
  await sitDown(page, ['Marie', 'Lucas']);
  for (let count = 0; count < 6; count += 1) await step(page);
  const [text] = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('cambriole/match/')).map(([, kept]) => kept));
  await open(page);
  let given = 0;
  const give = async (content) => {
    given += 1;
    const file = info.outputPath(`given-${given}.json`);
    await writeFile(file, content);
    await page.locator('input[type=file]').setInputFiles(file);
  };
  const resume = page.getByRole('link', { name: /^Reprendre/ });
  await expect(resume).toHaveCount(1);
  for (const [content, said] of [
    [text.slice(0, -40), /illisible/],
    ['{"format":1}', /pas une partie|autre jeu/],
    [text.replace('"format":1', '"format":99'), /version plus récente/],
  ]) {
    await give(content);
    await expect(page.getByText(said).first()).toBeVisible();
    await expect(resume).toHaveCount(1);
  }
  const half = JSON.parse(text);
  half.actions[2] = [0, { give: 'dog' }];
  await give(JSON.stringify(half));
  await expect(resume).toHaveCount(2);
  const broken = page.getByRole('listitem').filter({ hasText: /abîmée/ });
  await broken.getByRole('link', { name: /^Reprendre/ }).click();
  const { curtain } = asks(page);
  // The lobby still shows an alert of its own, about the last file: only this one belongs to the table.
  const cut = page.getByRole('alert').filter({ hasText: /Seul le début/ });
  await curtain.or(cut).first().waitFor();
  if (await curtain.isVisible()) await curtain.click();
  await expect(cut).toBeVisible();
  expect(await step(page)).toBe('turn');

  await open(page);
  // The last played stands first.
  const menus = page.getByRole('button', { name: /^Renommer, exporter ou supprimer/ });
  const texts = [];
  for (const name of ['Exporter', 'Exporter le texte d’origine']) {
    await menus.first().click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    const file = info.outputPath(`${name}.json`);
    await (await download).saveAs(file);
    texts.push(JSON.parse(await readFile(file, 'utf8')));
  }
  const [playedOn, original] = texts;
  expect(playedOn.actions.length).toBe(3);
  expect(original).toEqual(half);
});

test('a second tab asks before it takes a match over', async ({ page, context }) => {
  await hurry(page);
  await sitDown(page, ['Marie', 'Lucas']);
  await asks(page).curtain.click();
  const second = await context.newPage();
  await second.goto(page.url());
  const take = second.getByRole('button', { name: 'La jouer ici' });
  await expect(take).toBeVisible();
  await expectAccessibleInAllThemes(second);
  await take.click();
  await expect(asks(second).curtain).toBeVisible();
  await expect(page.getByText(/continue dans un autre onglet/)).toBeVisible();
  await expect(asks(page).hand).toHaveCount(0);

  await step(second);
  await step(second);
  await page.getByRole('button', { name: 'La jouer ici' }).click();
  await expect(asks(page).curtain).toHaveText('Je suis Lucas');
  await expect(take).toBeVisible();
});

test('of two tabs that open a match at once at most one has it', async ({ page, context }) => {
  await hurry(page);
  await sitDown(page, ['Marie', 'Lucas']);
  const url = page.url();
  await open(page);
  const tabs = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto(url)));
  const elsewhere = async () => {
    const asked = await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'La jouer ici' }).isVisible()));
    return asked.filter(Boolean).length;
  };
  await expect.poll(elsewhere).toBeGreaterThan(0);
});
