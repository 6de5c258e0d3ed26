// How long a page takes over many matches, its processor slowed down four times as on a phone: to bring
// them in from a file, and to show the lobby. One line of JSON; the file is the first argument.

import { readFile } from 'node:fs/promises';

import { chromium } from '@playwright/test';

import { serve } from './server.mjs';
import { hurry } from './table.mjs';

const SLOWER = 4;
const file = process.argv[2];

/** Notes how long the page did nothing but one thing, and when the lobby first had its matches. */
const watch = () => {
  globalThis.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
  }).observe({ type: 'longtask' });
  const look = new MutationObserver(() => {
    if (!document.querySelector('.ledger li, .ledger .empty')) return;
    requestAnimationFrame(() => setTimeout(() => { globalThis.lobby = performance.now(); }));
    look.disconnect();
  });
  look.observe(document, { childList: true, subtree: true });
};

const { url } = await serve();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
const page = await browser.newPage({ baseURL: url });
await hurry(page);
await page.addInitScript(watch);
const slow = await page.context().newCDPSession(page);
await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

/** From the address to the lobby's first matches, and how much of that an empty lobby takes too. */
async function lobby() {
  await page.goto(url);
  await page.waitForFunction(() => globalThis.lobby);
  return page.evaluate(() => ({ ms: Math.round(globalThis.lobby), cards: document.querySelectorAll('.ledger li').length }));
}

/** From the settings back to the lobby, which is drawn anew. */
async function back() {
  await page.goto(`${url}#/settings`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page.evaluate(async () => {
    const start = performance.now();
    globalThis.location.hash = '#/';
    while (!document.querySelector('.ledger')) await new Promise((then) => { setTimeout(then, 1); });
    await new Promise((then) => { requestAnimationFrame(() => setTimeout(then)); });
    return Math.round(performance.now() - start);
  });
}

await lobby();
const [empty, emptyBack] = [await lobby(), await back()];
await lobby();
await page.evaluate(() => { globalThis.longest = 0; });
const bytes = await readFile(file);
const data = await page.evaluateHandle((text) => {
  const files = new DataTransfer();
  files.items.add(new File([text], 'all.json', { type: 'application/json' }));
  return files;
}, bytes.toString());
const imported = await page.evaluate(async (files) => {
  const field = document.querySelector('input[type=file]');
  field.files = files.files;
  const start = performance.now();
  field.dispatchEvent(new Event('change', { bubbles: true }));
  let shown = 0;
  while (!document.querySelector('.toast')) {
    shown = Math.max(shown, document.querySelector('.importing progress')?.value ?? 0);
    await new Promise((then) => { setTimeout(then, 5); });
  }
  return { ms: Math.round(performance.now() - start), shown };
}, data);
const blocked = await page.evaluate(() => Math.round(globalThis.longest));
const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cambriole/match/')).length);
const [full, fullBack] = [await lobby(), await back()];
console.log(JSON.stringify({
  matches: kept,
  kilobytes: Math.round(bytes.length / 1024),
  import_ms: imported.ms,
  import_longest_task_ms: blocked,
  progress_seen_to: imported.shown,
  start_empty_ms: empty.ms,
  start_full_ms: full.ms,
  lobby_empty_ms: emptyBack,
  lobby_full_ms: fullBack,
  cards_shown: full.cards,
}));
await browser.close();
process.exit();
