// Takes the pictures that the manifest shows to whoever is asked whether to install the page, from the
// page in dist/: `cargo xtask screenshots`.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';

import * as museum from './museum.mjs';
import * as project from './project.mjs';
import * as robbery from './robbery.mjs';
import { serve } from './server.mjs';
import { hurry, sitAt } from './table.mjs';

const DIR = fileURLToPath(new URL('../../public/screenshots/', import.meta.url));
const FORMS = {
  narrow: { viewport: { width: 390, height: 780 }, places: ['lobby', 'robbery', 'project', 'museum'] },
  // These two weigh least.
  wide: { viewport: { width: 1280, height: 800 }, places: ['robbery', 'project'] },
};

const PLACES = {
  lobby: async (page, url) => {
    await page.goto(url);
    await page.locator('#splash').waitFor({ state: 'detached' });
  },
  robbery: async (page, url) => {
    await sitAt(page, /Art Robbery/, ['Marie'], 3, { url, seed: 'POSTER' });
    for (let count = 0; count < 3; count += 1) await robbery.step(page);
  },
  project: async (page, url) => {
    await sitAt(page, /A\.R\.T\. Project/, ['Marie'], 2, { url, seed: 'POSTER' });
    for (let count = 0; count < 3; count += 1) await project.step(page);
  },
  museum: async (page, url) => {
    await sitAt(page, /Le Casse du Siècle/, ['Marie'], 3, { url, seed: 'POSTER', begins: 'Qui vole', first: 1 });
    for (let count = 0; count < 6; count += 1) await museum.step(page);
  },
};

await mkdir(DIR, { recursive: true });
const host = await serve();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
for (const [form, { viewport, places }] of Object.entries(FORMS)) {
  for (const name of places) {
    const page = await browser.newPage({ baseURL: host.url, viewport, locale: 'fr-FR', colorScheme: 'dark' });
    await hurry(page);
    await PLACES[name](page, host.url);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(DIR, `${name}-${form}.png`), animations: 'disabled' });
    await page.close();
  }
}
await browser.close();
host.close();
