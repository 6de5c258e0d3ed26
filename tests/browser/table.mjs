// How people sit down to any game, by roles and names.

import { expect, open } from './fixtures.mjs';

/** Keeps bots and animations from taking their time, and the offer of sound away. */
export async function hurry(page, settings = {}) {
  const kept = JSON.stringify({ lang: 'fr', theme: 'night', text: 100, motion: 'off', pace: 'instant', sound: false, ...settings });
  await page.addInitScript((text) => {
    if (!localStorage.getItem('cambriole/settings')) localStorage.setItem('cambriole/settings', text);
  }, kept);
}

/**
 * From the lobby to a running match: `people` are names, the rest of the seats are bots. Whoever is
 * at place `first` begins, so that a test knows whom it waits for, where the game asks for it; bots
 * play at `level`; `url` is where the page is, if not at the usual host; `options` are
 * switches to turn, `picks` what is chosen from lists, `prepare` whatever else is to be done before.
 */
export async function sitAt(page, game, people, bots, { url, seed, first = 0, begins, level, options = [], picks = {}, prepare = async () => {} } = {}) {
  await open(page, url);
  await page.getByRole('link', { name: game }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'La table' })).toBeVisible();
  const seats = page.getByRole('textbox', { name: /Nom du siège/ });
  const wanted = people.length + bots;
  while ((await seats.count()) > wanted) await page.getByRole('button', { name: /^Retirer/ }).last().click();
  while ((await seats.count()) < wanted) await page.getByRole('button', { name: 'Ajouter un siège' }).click();
  for (let seat = 0; seat < wanted; seat += 1) {
    const kind = page.getByRole('radio', { name: seat < people.length ? 'Personne' : 'Bot', exact: true }).nth(seat);
    if (!(await kind.isChecked())) await kind.check({ force: true });
    if (people[seat]) await seats.nth(seat).fill(people[seat]);
  }
  if (level) {
    for (let bot = 0; bot < bots; bot += 1) {
      await page.getByRole('combobox', { name: /^Niveau du bot/ }).nth(bot).selectOption({ label: level });
    }
  }
  if (begins) await page.getByRole('combobox', { name: begins }).selectOption({ index: first + 1 });
  for (const [name, label] of Object.entries(picks)) {
    await page.getByRole('combobox', { name, exact: true }).selectOption({ label });
  }
  for (const option of options) await page.getByRole(option.role ?? 'switch', { name: option.name }).check({ force: true });
  if (seed) {
    await page.getByText(/^Avancé/).click();
    await page.getByRole('textbox', { name: 'Graine' }).fill(seed);
  }
  await prepare();
  await page.getByRole('button', { name: /^Commencer/ }).click();
  await expect(page).toHaveURL(/#\/match\//);
  await atTheTable(page);
}

/** Waits until the match has asked the other tabs and shows itself; the table before it is gone. */
export async function atTheTable(page) {
  await expect(page.getByRole('heading', { level: 1, name: 'La table' })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
}
