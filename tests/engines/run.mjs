// Plays every scenario in one engine: `node tests/engines/run.mjs firefox [part of a title]`. The programs come
// from the environment; `cargo xtask test --only firefox` finds or installs them and comes here.

import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { firefox } from './firefox.mjs';
import { Page } from './page.mjs';
import { SCENARIOS, hurry, withHost } from './scenarios.mjs';
import { webkit } from './webkit.mjs';

const ENGINES = { firefox, webkit };
const ARTEFACTS = fileURLToPath(new URL('../browser/artefacts/', import.meta.url));

const [engine, part = ''] = process.argv.slice(2);
const titles = Object.keys(SCENARIOS).filter((title) => title.includes(part));
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function play(driver, title) {
  await withHost(async (host) => {
    const page = new Page(driver, host.url);
    try {
      await hurry(page);
      await SCENARIOS[title]({ page, host });
      const complaints = await driver.heard();
      if (complaints.length > 0) throw new Error(`the console has ${complaints.join('\n')}`);
    } catch (reason) {
      await page.screenshot(`${ARTEFACTS}${engine}-${titles.indexOf(title)}.png`).catch(() => {});
      throw reason;
    } finally {
      // Before the server goes, or the page would rightly complain.
      await driver.goto('about:blank');
      await driver.heard();
    }
  });
}

await mkdir(ARTEFACTS, { recursive: true });
const start = performance.now();
const driver = await ENGINES[engine]();
console.log(`${engine} is up (${seconds(start)})`);
let failed = 0;
for (const title of titles) {
  const since = performance.now();
  try {
    await play(driver, title);
    console.log(`  ✓ ${title} (${seconds(since)})`);
  } catch (reason) {
    failed += 1;
    console.log(`  ✗ ${title} (${seconds(since)})\n    ${reason.stack.replaceAll('\n', '\n    ')}`);
  }
}
await driver.close();
console.log(`${titles.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
