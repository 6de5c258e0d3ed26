// What a first visit is like on a phone: a processor four times slower, a mobile network, nothing kept. One
// line of JSON a network, in milliseconds since the address was opened, medians of several visits: first and
// largest paint, lobby usable, first table playable by who taps at once, and a tap until the next frame.

import { chromium } from '@playwright/test';

import * as robbery from './robbery.mjs';
import { serve } from './server.mjs';

const SLOWER = 4;
const VISITS = 5;
const TAPS = 20;
const NETWORKS = {
  'slow 4G': { latency: 150, megabits: 1.6 },
  '4G': { latency: 60, megabits: 9 },
};

/** Notes when there was what to see, to use, and to play, and how long each tap took. */
const watch = () => {
  globalThis.times = { taps: [] };
  const { times } = globalThis;
  const isSeen = (selector) => [...document.querySelectorAll(selector)].some((it) => it.getClientRects().length);
  /** The first frame that shows what the selector finds. */
  const note = (name, selector) => {
    const look = () => {
      if (isSeen(selector)) setTimeout(() => { times[name] = performance.now(); });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  note('lobby', '#app a[href^="#/setup/"]');
  // Whose turn it is, chance decides.
  note('table', '.hand button');
  for (const type of ['paint', 'largest-contentful-paint']) {
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) times[name || type] = startTime;
    }).observe({ type, buffered: true });
  }
  addEventListener('cambriole:started', () => { times.started = performance.now(); });
  addEventListener('click', ({ timeStamp }) => {
    requestAnimationFrame(() => setTimeout(() => times.taps.push(performance.now() - timeStamp)));
  }, { capture: true });
};

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** A new visitor's page, on its way to the address. */
async function open(browser, url, { latency, megabits }) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, locale: 'fr-FR' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await devtools.send('Network.enable');
  const throughput = megabits * 1e6 / 8;
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput });
  await page.goto(url, { waitUntil: 'commit' });
  return page;
}

/** Who only looks: the largest paint counts until somebody taps. */
async function look(...visit) {
  const page = await open(...visit);
  await page.waitForFunction(() => globalThis.times.started);
  await page.waitForFunction(() => globalThis.times['largest-contentful-paint']);
  const times = await page.evaluate(() => globalThis.times);
  await page.context().close();
  return times;
}

/** Who taps as soon as there is something to tap, up to a table. */
async function play(...visit) {
  const page = await open(...visit);
  await page.getByRole('link', { name: /Art Robbery/ }).first().click({ noWaitAfter: true });
  await page.getByRole('button', { name: /^Commencer/ }).click();
  const { curtain, hand } = robbery.asks(page);
  const cards = hand.and(page.locator(':enabled'));
  await curtain.or(cards.first()).first().waitFor();
  if (await curtain.isVisible()) await curtain.click();
  await cards.first().waitFor();
  await page.waitForFunction(() => globalThis.times.table);
  await page.evaluate(() => { globalThis.times.taps.length = 0; });
  for (let tap = 0; tap < TAPS; tap += 1) await cards.nth(tap % 3).click();
  await page.waitForFunction((taps) => globalThis.times.taps.length >= taps, TAPS);
  const { taps, ...times } = await page.evaluate(() => globalThis.times);
  await page.context().close();
  return { table: times.table, tap: median(taps) };
}

const { url } = await serve({ gzip: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
for (const [network, conditions] of Object.entries(NETWORKS)) {
  const visits = [];
  for (let count = 0; count < VISITS; count += 1) {
    visits.push({ ...await look(browser, url, conditions), ...await play(browser, url, conditions) });
  }
  const of = (name) => Math.round(median(visits.map((times) => times[name])));
  console.log(JSON.stringify({
    network,
    first_paint: of('first-contentful-paint'),
    largest_paint: of('largest-contentful-paint'),
    lobby_usable: of('lobby'),
    app_started: of('started'),
    table_playable: of('table'),
    tap: of('tap'),
  }));
}
await browser.close();
process.exit();
