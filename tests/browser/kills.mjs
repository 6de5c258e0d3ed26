// What is left when a browser dies: a match is played through the page in a browser with a profile of its own,
// the browser is killed at a random moment after the last move and started again, and the moves are counted.
// `node tests/browser/kills.mjs <browser> <times> <at once>`; `cargo xtask kills` comes here.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { open } from './fixtures.mjs';
import { STARTS } from './mortals.mjs';
import { asked, hurry, sitDown, step } from './robbery.mjs';
import { serve } from './server.mjs';

/** The longest time between the last move and the end, in milliseconds. */
const LONGEST = 60_000;
/** A move as young as this may be lost. */
const YOUNG = 1000;

const pause = (time) => new Promise((done) => setTimeout(done, Math.max(0, time)));
const random = (from, to) => from + Math.random() * (to - from);

/** Notes when each move was made, from now on. */
const watch = () => {
  globalThis.moves = [];
  const keep = Storage.prototype.setItem;
  Storage.prototype.setItem = function set(key, text) {
    if (key.startsWith('cambriole/match/')) {
      const { actions } = JSON.parse(text);
      while (globalThis.moves.length < actions.length) globalThis.moves.push(Date.now());
    }
    return keep.call(this, key, text);
  };
};

/** The actions of the only match in local storage. */
const actions = () => {
  const key = Object.keys(localStorage).find((name) => name.startsWith('cambriole/match/'));
  return key ? JSON.parse(localStorage.getItem(key)).actions : null;
};

/** Plays for a while; tells what was played and when. */
async function play(page, url) {
  await hurry(page);
  // A first visit to a machine that is busy takes its time.
  await page.goto(url);
  for (let tries = 0; await page.evaluate(() => Boolean(document.querySelector('#splash'))); tries += 1) {
    if (tries > 600) throw new Error('the page does not start');
    await pause(100);
  }
  await sitDown(page, ['Marie'], 1, { url });
  await page.evaluate(watch);
  const steps = random(3, 12);
  for (let count = 0; count < steps; count += 1) {
    await step(page, count);
    await pause(random(0, 1500));
  }
  // The bots have moved too.
  await asked(page);
  return { made: await page.evaluate(actions), times: await page.evaluate(() => globalThis.moves) };
}

/** How many of the moves are not there any more, and how many of these were made a while before the end. */
function missing({ made, times }, found, end) {
  const same = (move, at) => JSON.stringify(move) === JSON.stringify(found?.[at]);
  const lost = made.map((move, at) => (same(move, at) ? null : times[at])).filter((time) => time !== null);
  return { whole: found === null, old: lost.filter((time) => end - time > YOUNG).length, young: lost.filter((time) => end - time <= YOUNG).length };
}

async function trial(start, url) {
  const profile = await mkdtemp(join(tmpdir(), 'cambriole-kill-'));
  const started = [];
  const begin = async () => {
    started.push(await start(profile, url));
    return started.at(-1);
  };
  try {
    const first = await begin();
    const played = await play(first.page, url);
    const wait = random(0, LONGEST);
    await pause(played.times.at(-1) + wait - Date.now());
    const end = Date.now();
    await first.kill();

    const second = await begin();
    // A picture of the same host sees what local storage has kept, before the app mends it.
    await second.page.goto(`${url}icons/icon.svg`);
    const alone = await second.page.evaluate(actions);
    await open(second.page, url);
    const found = await second.page.evaluate(actions);
    return { wait, moves: played.made.length, ...missing(played, found, end), alone: missing(played, alone, end) };
  } finally {
    await Promise.all(started.map((browser) => browser.kill()));
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const [browser = 'chromium', times = '100', atOnce = '6'] = process.argv.slice(2);
const host = await serve();
const trials = [];
const failures = [];
let begun = 0;
await Promise.all(Array.from({ length: Number(atOnce) }, async () => {
  while (begun < Number(times)) {
    begun += 1;
    const number = begun;
    try {
      const it = await trial(STARTS[browser], host.url);
      trials.push(it);
      const lost = it.whole ? 'the match is gone' : `${it.old + it.young} lost`;
      console.log(`  ${number}: ${it.moves} moves, killed ${(it.wait / 1000).toFixed(1)} s later, ${lost}`);
    } catch (reason) {
      failures.push(reason);
      console.log(`  ${number}: ${reason.stack}`);
    }
  }
}));
host.close();

const count = (of) => trials.filter(of).length;
const sum = (of) => trials.map(of).reduce((all, more) => all + more, 0);
const whole = count((it) => it.whole);
const old = sum((it) => it.old);
console.log(`
${trials.length} times ${browser} was killed, 0 to ${LONGEST / 1000} s after the last of ${sum((it) => it.moves)} moves
  whole matches lost                          ${whole}
  moves lost, made more than a second before  ${old}
  younger moves lost                          ${sum((it) => it.young)}
Local storage alone would have lost moves in ${count((it) => it.alone.old + it.alone.young > 0)} of them: ${sum((it) => it.alone.old)} old, ${sum((it) => it.alone.young)} young, ${count((it) => it.alone.whole)} whole matches`);
const bad = failures.length + count((it) => it.whole || it.old > 0);
console.log(`${Number(times) - bad} passed, ${bad} failed`);
process.exit(bad > 0 ? 1 : 0);
