// How people sit down to Art Robbery and play it, by roles and names.

import { expect } from './fixtures.mjs';
import { hurry, sitAt } from './table.mjs';

export const WON = /l’emporte|Victoire partagée|Tout le monde aux arrêts/;

export { hurry };

/** From the lobby to a running match: `people` are names, the rest of the seats are bots. */
export async function sitDown(page, people, bots = 0, { url, seed, level } = {}) {
  await sitAt(page, /Art Robbery/, people, bots, { url, seed, level, begins: 'Qui commence' });
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

/** Waits until the page asks for something; tells what it is. */
export async function asked(page) {
  const { curtain, hand, dog, raidEnd, won } = asks(page);
  const turn = hand.and(page.locator(':enabled')).first();
  await expect(curtain.or(dog).or(raidEnd).or(won).or(turn).first()).toBeVisible();
  for (const [what, shown] of Object.entries({ won, raidEnd, dog, curtain, turn })) if (await shown.isVisible()) return what;
  // Bots have gone on between two looks.
  return asked(page);
}

/** Does one thing that the page asks for; tells what it was. */
export async function step(page, choose = 0, before = async () => {}) {
  const { hand, confirm, ...buttons } = asks(page);
  const what = await asked(page);
  if (what === 'won') return what;
  if (what !== 'turn') {
    await before(what);
    await buttons[what].click();
    return what;
  }
  await hand.and(page.locator(':enabled')).nth(choose % 5).click();
  await confirm.click();
  return what;
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
