// What is played in every engine: a whole match of each game, and what depends on the browser most.

import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, expectAccessible, open, openAndKeep } from '../browser/fixtures.mjs';
import * as museum from '../browser/museum.mjs';
import * as project from '../browser/project.mjs';
import { publish } from '../browser/publish.mjs';
import * as robbery from '../browser/robbery.mjs';
import { DIST, serve } from '../browser/server.mjs';
import { hurry } from '../browser/table.mjs';
import { poll } from './page.mjs';

const fail = (reason) => {
  throw new Error(reason);
};

/** How many moves the only match on the shelf has. */
const moves = (page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('cambriole/match/'));
    return JSON.parse(localStorage.getItem(key)).actions.length;
  });

/** Goes on with the tab key until that has the focus. */
async function tabTo(page, target) {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if ((await target.look()).focused) return;
    await page.keyboard.press('Tab');
  }
  fail(`the keyboard does not get to ${target}`);
}

export const SCENARIOS = {
  'a whole match of Art Robbery against bots': async ({ page }) => {
    await robbery.sitDown(page, ['Marie'], 2, { seed: 'TRAIN' });
    const done = await robbery.playOut(page);
    if (done.curtain) fail('there is nobody to hide from');
    await expectAccessible(page);
  },

  'a whole match of Le Casse du Siècle, handed over behind the curtain': async ({ page }) => {
    await museum.breakIn(page, ['Zoé', 'Nour'], 0, { seed: 'FUITE', options: [{ role: 'radio', name: '7' }] });
    await museum.playOut(page, { thief: museum.run });
    await expect(page.getByRole('heading', { level: 1, name: /^Évasion avec/ })).toBeVisible();
    await expectAccessible(page);
  },

  'a whole mission of The A.R.T. Project': async ({ page }) => {
    await project.setOut(page, ['Zoé'], 0, { seed: 'NIL', mission: 'Égypte', level: 'Facile · 4 cœurs' });
    await project.playOn(page);
    await expect(project.asks(page).over).toBeVisible();
    await expectAccessible(page);
  },

  'a reload in the middle of a turn comes back to the curtain with nothing lost': async ({ page }) => {
    await robbery.sitDown(page, ['Marie', 'Lucas'], 0, { seed: 'RELOAD' });
    for (let count = 0; count < 4; count += 1) await robbery.step(page);
    const { curtain, hand } = robbery.asks(page);
    const names = async () => {
      await curtain.click();
      await expect(hand).toHaveCount(5);
      return Promise.all([0, 1, 2, 3, 4].map(async (at) => (await hand.nth(at).look()).name));
    };
    const before = await names();
    await hand.first().click();
    await page.reload();
    await expect(curtain).toBeVisible();
    await expect(hand).toHaveCount(0);
    const after = await names();
    if (String(after) !== String(before)) fail(`the hand was ${before} and is ${after}`);
  },

  'a table turned to its side is tapped where it is seen': async ({ page }) => {
    await museum.breakIn(page, ['Zoé', 'Nour', 'Émile'], 0, { seed: 'TOURNE' });
    for (const side of ['left', 'far', 'right']) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'À gauche' }).click();
      await poll(() => page.evaluate(() => document.documentElement.dataset.turn), (turned) => turned === side);
      await museum.asks(page).random.click();
      await museum.square(page, '2·7').click();
      await expect(page.locator('[role=gridcell][aria-selected=true][aria-label^="2·7,"]')).toBeVisible();
    }
  },

  'without a network a match goes on': async ({ page, host }) => {
    await openAndKeep(page);
    await robbery.sitDown(page, ['Marie'], 1, { seed: 'LINE' });
    await robbery.step(page);
    host.close();
    await page.reload();
    await expect(page.locator('#splash')).toHaveCount(0);
    await robbery.step(page);
    if ((await robbery.asked(page)) === 'curtain') fail('there is nobody to hide from');
  },

  'a match comes in from a file and is played on': async ({ page }) => {
    await project.takeUp(page, 'won');
    await project.fight(page);
    await project.asks(page).goOn.click();
    await expect(page.getByText('Mission réussie')).toBeVisible();
  },

  'a new version waits until it is taken': async ({ page, host }) => {
    await openAndKeep(page);
    // A page that the first worker has not loaded is not its own yet.
    await page.reload();
    await publish(host, 'new');
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    const take = page.getByRole('button', { name: 'Mettre à jour' });
    await expect(take).toBeVisible();
    await open(page);
    await expect(page.locator('html[data-build]')).toHaveCount(0);
    await take.click();
    await expect(page.locator('html[data-build="new"]')).toHaveCount(1);
  },

  'a master thinks in a worker': async ({ page }) => {
    await open(page);
    await page.evaluate(() => {
      globalThis.answers = 0;
      globalThis.Worker = class extends Worker {
        constructor(...args) {
          super(...args);
          this.addEventListener('message', () => (globalThis.answers += 1));
        }
      };
    });
    // By a link: loading anew would forget the count.
    await robbery.sitDown(page, ['Marie'], 1, { seed: 'EXPERT', level: 'Maître', url: '#/' });
    await robbery.step(page);
    const before = await moves(page);
    await poll(() => moves(page), (now) => now > before || before > 1);
    await robbery.asked(page);
    // That it is ready, and what it thinks.
    const answers = await page.evaluate(() => globalThis.answers);
    if (!(answers > 1)) fail(`the worker has answered ${answers} times`);
  },

  'a turn by keyboard alone': async ({ page }) => {
    await robbery.sitDown(page, ['Marie', 'Lucas'], 0, { seed: 'KEYS' });
    const { curtain, hand, confirm } = robbery.asks(page);
    await expect(curtain).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(hand.first()).toBeVisible();
    await tabTo(page, hand.nth(1));
    await page.keyboard.press('Space');
    await expect(confirm).toBeVisible();
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await expect(curtain).toHaveText('Je suis Lucas');
    await expect(curtain).toBeFocused();
  },
};

/** A copy of the build on a server, and so an origin and a storage, of its own. */
export async function withHost(play) {
  const dir = await mkdtemp(join(tmpdir(), 'cambriole-'));
  await cp(DIST, dir, { recursive: true });
  const server = await serve({ dir });
  try {
    await play(Object.assign(server, { dir }));
  } finally {
    server.close();
    await rm(dir, { recursive: true });
  }
}

export { hurry };
