// Bots that think ahead: in a worker, or where there is none on the page, which stays awake.

import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, expectAccessibleInAllThemes, test } from './fixtures.mjs';
import * as museum from './museum.mjs';
import * as project from './project.mjs';
import * as robbery from './robbery.mjs';
import { hurry } from './table.mjs';

const MASTERS = { level: 'Maître' };

/** Notes every move of a bot, with the time that it took, and every long task of the page. */
async function watchThoughts(page) {
  await page.addInitScript(() => {
    const moves = [];
    const tasks = [];
    const note = (list) => list.forEach(({ startTime, duration }) => tasks.push({ start: startTime, duration }));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'longtask' });
    const keep = Storage.prototype.setItem;
    let [since, count] = [0, 0];
    Storage.prototype.setItem = function set(key, value) {
      const { actions } = key.startsWith('cambriole/match/') ? JSON.parse(value) : {};
      if (actions && actions.length !== count) {
        const at = performance.now();
        // Marie has the first seat.
        if (actions.at(-1)?.[0] > 0) moves.push({ since, at });
        [since, count] = [at, actions.length];
      }
      return keep.call(this, key, value);
    };
    globalThis.thoughts = () => {
      note(observer.takeRecords());
      return moves.map((move) => {
        const meanwhile = tasks.filter(({ start }) => start >= move.since && start < move.at);
        return { lasted: move.at - move.since, longest: Math.max(0, ...meanwhile.map(({ duration }) => duration)) };
      });
    };
  });
}

/**
 * Plays on until a bot has thought, and no task of the page took most of that time: a page that thinks in one
 * go is busy all the while, one on a slow machine draws slowly. `step` does what a person does.
 */
async function expectAwake(page, step) {
  const seen = [];
  for (let count = 0; count < 40; count += 1) {
    await step(page);
    // What takes no time is no thought.
    seen.push(...(await page.evaluate(() => globalThis.thoughts())).slice(seen.length));
    if (seen.some(({ lasted, longest }) => lasted > 200 && longest < lasted / 3)) return;
  }
  throw new Error(`the page was busy while bots thought: ${JSON.stringify(seen)}`);
}

/** Asks for a hint and waits for it. */
async function askForHint(page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Conseil' }).click();
  await expect(page.getByRole('heading', { name: 'Conseil' })).toBeVisible();
  const said = page.getByRole('dialog').getByRole('status');
  await expect(said.locator('p').first()).toBeVisible();
  await expect(said).not.toContainText('Un maître réfléchit');
  return said;
}

const close = (page) => page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();

/** The only match on the shelf. */
const kept = (page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('cambriole/match/'));
    return JSON.parse(localStorage.getItem(key));
  });

/** How many moves the only match on the shelf has. */
const moves = async (page) => (await kept(page)).actions.length;

/** Stops the page's clock: what a bot has thought of is not played before it goes on. */
const holdBots = (page) => page.clock.pauseAt(Date.now() + 60_000);

/** Lets more time go by than a thought takes, and then the page's own: what must not come gives no sign. */
async function outlast(page) {
  await page.waitForTimeout(2500);
  await page.clock.runFor(10_000);
}

const thinking = (page) => page.getByText(/réfléchit…|Le voleur prépare son déplacement/).first();

test('masters play Art Robbery while the page stays awake', async ({ page }) => {
  await hurry(page);
  await watchThoughts(page);
  await robbery.sitDown(page, ['Marie'], 2, { seed: 'EXPERT', ...MASTERS });
  await expectAwake(page, robbery.step);
  expect(page.workers()).toHaveLength(1);
});

test('masters look for a thief while the page stays awake', async ({ page }) => {
  await hurry(page);
  await watchThoughts(page);
  await museum.breakIn(page, ['Marie'], 2, { seed: 'EXPERT', ...MASTERS });
  await museum.until(page, 'thief');
  await expectAwake(page, museum.step);
});

test('a master thief steals', async ({ page }) => {
  await hurry(page);
  await museum.breakIn(page, ['Marie'], 1, { seed: 'THIEF', thief: 1, ...MASTERS });
  await museum.until(page, 'roll');
  await museum.step(page);
  await museum.until(page, 'roll');
});

test('masters carry out a mission together while the page stays awake', async ({ page }) => {
  await hurry(page);
  await watchThoughts(page);
  await project.setOut(page, ['Marie'], 2, { seed: 'EXPERT', bots: MASTERS.level });
  await expectAwake(page, project.step);
});

for (const inTurn of [false, true]) {
  test(inTurn ? 'bots decide in turn if the table likes' : 'bots wait to be told', async ({ page }) => {
    await page.clock.install();
    await hurry(page);
    const options = inTurn ? [{ name: 'Les bots jouent à leur tour' }] : [];
    // The bot has the first seat, and Marie could act too.
    const prepare = async () => {
      await page.getByRole('button', { name: /: couleur, marque et place/ }).last().click();
      await page.getByRole('button', { name: /^Faire monter/ }).click();
    };
    await project.setOut(page, ['Marie'], 1, { seed: 'TURN', options, prepare });
    if (inTurn) await expect.poll(() => moves(page)).toBe(2);
    // Whatever the page has put off until later happens now.
    await page.clock.runFor(10_000);
    expect(await moves(page)).toBe(inTurn ? 2 : 0);
  });
}

test('a move taken back in the middle of a thought ends it', async ({ page }) => {
  await page.clock.install();
  await hurry(page, { pace: 'slow' });
  await museum.breakIn(page, ['Marie'], 1, { seed: 'UNDO', thief: 1, ...MASTERS });
  await museum.until(page, 'roll');
  await holdBots(page);
  // The thief thinks as soon as Marie has ended her turn.
  const end = page.getByRole('button', { name: /^Finir/ });
  while ((await museum.step(page)) !== 'detective');
  await expect(thinking(page)).toBeVisible();
  const before = await moves(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler le coup' }).click();
  await expect(end).toBeVisible();
  await outlast(page);
  expect(await moves(page)).toBe(before - 1);
});

test('a thought that the table leaves is dropped, and thought again', async ({ page }) => {
  await page.clock.install();
  await hurry(page, { pace: 'slow' });
  await robbery.sitDown(page, ['Marie'], 2, { seed: 'LEAVE', ...MASTERS });
  await robbery.asked(page);
  await holdBots(page);
  await robbery.step(page);
  await expect(thinking(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: /Quitter la table/ }).click();
  const left = await moves(page);
  await outlast(page);
  expect(await moves(page)).toBe(left);
  await page.clock.resume();
  await page.getByRole('link', { name: /^Reprendre/ }).first().click();
  await expect.poll(() => moves(page)).toBeGreaterThan(left);
});

test('whoever is to decide can ask for a hint, and the match remembers it', async ({ page }) => {
  await hurry(page);
  await robbery.sitDown(page, ['Marie', 'Lucas'], 0, { seed: 'HINT' });
  await robbery.asks(page).curtain.click();
  await expect(await askForHint(page)).toContainText(/coup/);
  await expectAccessibleInAllThemes(page);
  await close(page);
  expect(await kept(page)).toMatchObject({ label: { hints: 1 }, actions: [] });
  await robbery.step(page);
  await expect(robbery.asks(page).curtain).toHaveText('Je suis Lucas');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a thief and a team can be advised', async ({ page }) => {
  await hurry(page);
  await museum.breakIn(page, ['Marie'], 1, { seed: 'HINT' });
  await museum.until(page, 'thief');
  await expect(await askForHint(page)).toContainText(/\d+·\d+/);
  await close(page);
  await page.goto(page.url().replace(/#.*/, '#/'));
  await project.setOut(page, ['Marie'], 1, { seed: 'HINT' });
  await project.playOn(page, (asks) => asks.play.isVisible());
  // What to play, not what to say, and how sure that is.
  const said = await askForHint(page);
  await expect(said).toContainText(/^Jouer/);
  await expect(said).toContainText(/coup|se valent/);
  await close(page);
  const hints = await page.evaluate(() =>
    Object.keys(localStorage).filter((name) => name.startsWith('cambriole/match/')).map((name) => JSON.parse(localStorage.getItem(name)).label.hints));
  expect(hints).toEqual([1, 1]);
});

test('a clock that is set back stops no thought', async ({ page }) => {
  test.setTimeout(120_000);
  const HALF_A_MINUTE = 30_000;
  // In the worker it happens while the first bot thinks, on the page as soon as it does.
  await page.route('**/worker.js', async (route) => {
    const script = await (await route.fetch()).text();
    const jump = `{ const now = Date.now.bind(Date); const end = now() + 300; Date.now = () => now() - (now() > end ? ${HALF_A_MINUTE} : 0); }\n`;
    await route.fulfill({ contentType: 'text/javascript', body: jump + script });
  });
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    globalThis.late = 0;
    Date.now = () => now() - globalThis.late;
  });
  await hurry(page);
  await robbery.sitDown(page, ['Marie'], 2, { seed: 'CLOCK', ...MASTERS });
  await robbery.step(page);
  await page.evaluate((late) => (globalThis.late = late), HALF_A_MINUTE);
  // Both bots have moved, sooner than the page would give the worker up.
  await expect.poll(async () => (await kept(page)).actions.length, { timeout: 8_000 }).toBeGreaterThanOrEqual(3);
  expect(page.workers()).toHaveLength(1);
});

test('without a worker the page thinks by itself, and stays awake', async ({ page, host, complaints }) => {
  await hurry(page);
  await watchThoughts(page);
  await rm(join(host.dir, 'worker.js'));
  await robbery.sitDown(page, ['Marie'], 2, { seed: 'ALONE', url: host.url, ...MASTERS });
  await expectAwake(page, robbery.step);
  expect(page.workers()).toHaveLength(0);
  // The host says that something is missing, and nothing else is wrong.
  expect(complaints.splice(0).filter((complaint) => !/404|worker\.js|ServiceWorker/i.test(complaint))).toEqual([]);
});
