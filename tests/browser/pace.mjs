// How long bots take to decide, on a page whose processor is slowed down four times as on a phone: in a
// worker, which the browser does not slow down, and on the page itself, which it does. One line of JSON a
// table; a decision lasts from the last move or click to the next move, drawing and keeping included.

import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import * as museum from './museum.mjs';
import * as project from './project.mjs';
import * as robbery from './robbery.mjs';
import { DIST, serve } from './server.mjs';
import { hurry, sitAt } from './table.mjs';

const SLOWER = 4;
/** How many things a person does in a match. */
const STEPS = 24;
const GAMES = [
  { game: /Art Robbery/, step: robbery.step },
  { game: /Le Casse du Siècle/, step: museum.step, seating: { begins: 'Qui vole', first: 1 } },
  { game: /A\.R\.T\. Project/, step: project.step },
];

/** Notes how long each move of a bot took. */
const watch = () => {
  globalThis.times = [];
  let [since, moves] = [0, 0];
  const keep = Storage.prototype.setItem;
  Storage.prototype.setItem = function set(key, value) {
    if (key.startsWith('cambriole/match/')) {
      const { actions } = JSON.parse(value);
      if (actions.length === moves) return keep.call(this, key, value);
      moves = actions.length;
      // Marie has the first seat.
      if (actions.at(-1)?.[0] > 0) globalThis.times.push(performance.now() - since);
      since = performance.now();
    }
    return keep.call(this, key, value);
  };
  addEventListener('click', () => { since = performance.now(); }, { capture: true });
};

async function measure(browser, url, { game, step, seating }, level, where) {
  const page = await browser.newPage({ baseURL: url });
  await hurry(page);
  await page.addInitScript(watch);
  await sitAt(page, game, ['Marie'], 2, { url, seed: 'PACE', level, ...seating });
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (let count = 0; count < STEPS; count += 1) {
    await page.waitForFunction(() => !/réfléchit…|Le voleur prépare/.test(document.body.innerText), null, { timeout: 120_000 });
    await step(page);
  }
  const times = await page.evaluate(() => globalThis.times);
  const all = times.reduce((sum, time) => sum + time, 0);
  console.log(JSON.stringify({
    game: game.source.replaceAll('\\', ''),
    level,
    where,
    decisions: times.length,
    mean_ms: Math.round(all / times.length),
    slowest_ms: Math.round(Math.max(...times)),
  }));
  await page.close();
}

const dir = await mkdtemp(join(tmpdir(), 'cambriole-pace-'));
await cp(DIST, dir, { recursive: true });
await rm(join(dir, 'worker.js'));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
for (const [where, host] of [['worker', await serve()], ['page', await serve({ dir })]]) {
  for (const game of GAMES) {
    for (const level of ['Novice', 'Maître']) await measure(browser, host.url, game, level, where);
  }
}
await browser.close();
await rm(dir, { recursive: true });
process.exit();
