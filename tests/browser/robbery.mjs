// How people sit down to Art Robbery and play it, by roles and names.

import { expect, open } from './fixtures.mjs';

export const WON = /l’emporte|Victoire partagée|Tout le monde aux arrêts/;

/** Keeps bots and animations from taking their time. */
export async function hurry(page, settings = {}) {
  const kept = JSON.stringify({ lang: 'fr', theme: 'night', text: 100, motion: 'off', pace: 'instant', ...settings });
  await page.addInitScript((text) => {
    if (!localStorage.getItem('cambriole/settings')) localStorage.setItem('cambriole/settings', text);
  }, kept);
}

/** From the lobby to a running match: `people` are names, the rest of the seats are bots. */
export async function sitDown(page, people, bots = 0, { seed } = {}) {
  await open(page);
  await page.getByRole('link', { name: /Art Robbery/ }).first().click();
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
  // Whoever is named first starts, so that a test knows whom it waits for.
  await page.getByRole('combobox', { name: 'Qui commence' }).selectOption({ index: 1 });
  if (seed) {
    await page.getByText(/^Avancé/).click();
    await page.getByRole('textbox', { name: 'Graine' }).fill(seed);
  }
  await page.getByRole('button', { name: /^Commencer/ }).click();
  await expect(page).toHaveURL(/#\/match\//);
}

/** What the page asks for now. */
export function asks(page) {
  return {
    curtain: page.getByRole('button', { name: /^Je suis/ }),
    hand: page.getByRole('group', { name: 'Votre main' }).getByRole('button'),
    confirm: page.getByRole('region', { name: 'Votre coup' }).getByRole('button').last(),
    dog: page.getByRole('button', { name: /^Donner le chien/ }),
    raidEnd: page.getByRole('dialog').getByRole('button', { name: /^Au raid suivant|^Passer au compte/ }),
    won: page.getByRole('heading', { level: 1, name: WON }),
  };
}

/** Does one thing that the page asks for; tells what it was. */
export async function step(page, choose = 0, before = async () => {}) {
  const { curtain, hand, confirm, dog, raidEnd, won } = asks(page);
  const card = hand.and(page.locator(':enabled')).first();
  await expect(curtain.or(dog).or(raidEnd).or(won).or(card).first()).toBeVisible();
  if (await won.isVisible()) return 'won';
  for (const [what, button] of Object.entries({ raidEnd, dog, curtain })) {
    if (await button.isVisible()) {
      await before(what);
      await button.click();
      return what;
    }
  }
  await hand.and(page.locator(':enabled')).nth(choose % 5).click();
  await confirm.click();
  return 'turn';
}

/** Plays on until the match is won; tells how often each thing was done. */
export async function playOut(page, before) {
  const done = {};
  for (let count = 0; count < 800; count += 1) {
    const what = await step(page, count, before);
    done[what] = (done[what] ?? 0) + 1;
    if (what === 'won') return done;
  }
  throw new Error('the match does not end');
}
