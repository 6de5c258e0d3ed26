// How people play Le Casse du Siècle, by roles and names.

import { expect } from './fixtures.mjs';
import { sitAt } from './table.mjs';

/** Sits down; the person or bot at place `thief` steals. */
export async function breakIn(page, people, bots, { thief = 0, seed, level, options } = {}) {
  await sitAt(page, /Le Casse du Siècle/, people, bots, { seed, level, options, first: thief, begins: 'Qui vole' });
}

/** What the page asks for now. */
export function asks(page) {
  const button = (name) => page.getByRole('button', { name });
  const now = {
    over: button(/^Revanche|^Nuit suivante/),
    curtain: button(/^Je suis/),
    random: button('Musée au hasard'),
    museum: button(/valide le musée$/),
    enter: page.getByRole('heading', { level: 1, name: /par où entrer/ }),
    answer: button(/^Dire/),
    thief: page.getByRole('heading', { level: 1, name: /coup \d+$/ }),
    locks: button('Cadenas en place'),
    roll: button('Lancer les dés'),
    end: button(/^Finir/),
    legal: page.locator('[role=gridcell]:not([aria-disabled])'),
  };
  const { legal, ...questions } = now;
  now.any = Object.values(questions).reduce((one, other) => one.or(other)).first();
  return now;
}

export const square = (page, place) => page.getByRole('gridcell', { name: new RegExp(`^${place},`) });

/** What the keyboard is on: its name, or nothing where it is lost. */
const focused = (page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body ? '' : (activeElement.ariaLabel ?? activeElement.textContent).trim();
  });

/** Goes with the tab key to the control of that name and presses it; the keyboard must not get lost. */
export async function press(page, name) {
  await expect(page.getByRole('button', { name }).first()).toBeEnabled();
  for (let tabs = 0; tabs < 60 && !name.test(await focused(page)); tabs += 1) await page.keyboard.press('Tab');
  expect(await focused(page)).toMatch(name);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).not.toBe('');
}

/** Goes with the tab key to the grid, with the arrow keys to a square, and chooses it. */
export async function choose(page, row, column) {
  const here = async () => (await focused(page)).match(/^(\d+)·(\d+),/)?.slice(1).map(Number);
  for (let tabs = 0; tabs < 60 && !(await here()); tabs += 1) await page.keyboard.press('Tab');
  for (let keys = 0; keys < 30; keys += 1) {
    const [at, of] = await here();
    if (at === row && of === column) break;
    if (of !== column) await page.keyboard.press(of < column ? 'ArrowRight' : 'ArrowLeft');
    else await page.keyboard.press(at < row ? 'ArrowDown' : 'ArrowUp');
  }
  await page.keyboard.press('Enter');
}

/** Takes the device if it is to be handed over, and waits for one of the things asked. */
export async function until(page, what) {
  for (let count = 0; count < 400; count += 1) {
    const now = asks(page);
    await expect(now.any).toBeVisible();
    if (await now.over.isVisible()) return 'over';
    if (await now[what].isVisible()) return what;
    await step(page);
  }
  throw new Error(`nobody asks for ${what}`);
}

/** Does one plain thing that the page asks for, and tells what it was. */
export async function step(page, { thief = stroll, detective = patrol } = {}) {
  const now = asks(page);
  await expect(now.any).toBeVisible();
  if (await now.over.isVisible()) return 'over';
  for (const plain of ['curtain', 'museum', 'random', 'locks', 'answer']) {
    if (!(await now[plain].isVisible())) continue;
    await now[plain].click();
    if (plain === 'random') await expect(now.museum).toBeVisible();
    return plain;
  }
  if (await now.enter.isVisible()) {
    await now.legal.first().click();
    await page.getByRole('button', { name: /^Entrer/ }).click();
    return 'enter';
  }
  if (await now.thief.isVisible()) {
    if ((await now.legal.count()) > 0) await thief(page, now);
    return 'thief';
  }
  if (await now.roll.isVisible()) {
    await now.roll.click();
    return 'roll';
  }
  await detective(page, now);
  return 'detective';
}

/** A thief who goes anywhere and takes what there is. */
export async function stroll(page, { legal }) {
  const away = legal.and(page.getByRole('gridcell', { name: /^(?!.*le voleur)/ }));
  const count = await away.count();
  await away.nth(Math.floor(count / 2)).click();
  await page.getByRole('button', { name: /^Valider/ }).click();
}

/** A detective who stays and ends the turn. */
export async function patrol(page, { end }) {
  await end.click();
}

/** A thief who makes for an exit and tries it as soon as there is one. */
export async function run(page, now) {
  const exits = now.legal.and(page.getByRole('gridcell', { name: /(fenêtre|porte) (nord|sud|est|ouest)(?!, cadenas fermé)/ }));
  const target = (await exits.count()) > 0 ? exits.first() : now.legal.first();
  await target.click();
  const main = page.getByRole('button', { name: /^Essayer la sortie|^Valider/ }).last();
  await expect(main).toBeVisible();
  const there = page.getByRole('group', { name: 'Une fois là' });
  for (const deed of ['Voler le tableau', 'Essayer la sortie']) {
    const button = there.getByRole('button', { name: deed, exact: true });
    if (await button.isVisible()) await button.click();
  }
  await main.click();
  const sure = page.getByRole('button', { name: 'Sortir quand même' });
  await expect.poll(async () => (await sure.isVisible()) || !(await main.isVisible())).toBe(true);
  if (await sure.isVisible()) await sure.click();
}

/** Plays on until the night is over. */
export async function playOut(page, habits) {
  for (let count = 0; count < 600; count += 1) if ((await step(page, habits)) === 'over') return;
  throw new Error('the night does not end');
}
