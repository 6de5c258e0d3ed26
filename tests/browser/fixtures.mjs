// What every browser test stands on: import `test` and `expect` from here.

import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect as expectOfPlaywright, test as base } from '@playwright/test';

import { expectOurs, isOurs } from '../engines/expect.mjs';
import { DIST, serve } from './server.mjs';

/** Playwright's, which also takes the pages of the engines that Playwright does not drive. */
export const expect = new Proxy(expectOfPlaywright, {
  apply: (ofPlaywright, _, [subject, ...more]) => (isOurs(subject) ? expectOurs(subject) : ofPlaywright(subject, ...more)),
});

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

export const test = base.extend({
  /**
   * Every console error or warning, page error and request to another host. A test fails if there
   * is any at its end; one that provokes some takes them out with `complaints.splice(0)`.
   */
  complaints: [
    async ({ context }, use) => {
      const complaints = [];
      context.on('console', (message) => {
        const { url } = message.location();
        if (['error', 'warning', 'assert'].includes(message.type())) complaints.push(`${message.text()} (${url})`);
      });
      context.on('weberror', (event) => complaints.push(String(event.error())));
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost') complaints.push(`asked ${request.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],

  /** A copy of the build on a server of its own, for tests that change it or count requests. */
  host: async ({ context }, use) => {
    const dir = await mkdtemp(join(tmpdir(), 'cambriole-'));
    await cp(DIST, dir, { recursive: true });
    const server = await serve({ dir });
    await use(Object.assign(server, { dir }));
    // Before the server goes, or the page would rightly complain.
    await context.close();
    server.close();
    await rm(dir, { recursive: true });
  },
});

/** Opens the page and waits until the app is there. */
export async function open(page, url = './') {
  await page.goto(url);
  await expect(page.locator('#splash')).toHaveCount(0);
}

/** Opens the page and waits until it is kept for use offline. */
export async function openAndKeep(page, url = './') {
  await open(page, url);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/**
 * Waits until nothing moves any more: a screen or the splash is there, fonts too, what was asked for is drawn, and every
 * transition and animation that has an end has ended. A colour that is measured on its way is neither the old nor
 * the new one, and a match that still asks whether another tab plays it has no screen yet.
 */
export async function settled(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const hasEnd = (animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
    const running = () => document.getAnimations().filter((animation) => animation.playState === 'running' && hasEnd(animation));
    const hasScreen = () => [...document.querySelectorAll('main, #splash')].some((screen) => screen.checkVisibility());
    while (!hasScreen()) await frame();
    await document.fonts.ready;
    do {
      await frame();
      await frame();
      // One that is taken away in the middle has ended too.
      await Promise.allSettled(running().map((animation) => animation.finished));
    } while (running().length > 0);
  });
}

// In the page itself: axe's own binding for Playwright opens another page for every check, which took five
// times as long as the check.
const AXE = new Function(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
/** What a theme can break; the rest is a matter of markup, which themes share. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Expects no accessibility violation on what is shown, once it holds still; of these rules only, if any are named. */
export async function expectAccessible(page, only = null) {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (rules) => {
    const found = await globalThis.axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
  }, only);
  expect(violations).toEqual([]);
}

/** Expects the same of what is shown now in every theme. */
export async function expectAccessibleInAllThemes(page) {
  await expectAccessible(page);
  const html = page.locator('html');
  const before = await html.getAttribute('data-theme');
  const wear = (theme) => html.evaluate((root, name) => root.setAttribute('data-theme', name), theme);
  for (const theme of ['night', 'day', 'contrast'].filter((name) => name !== before)) {
    await wear(theme);
    await expectAccessible(page, OF_COLOURS);
  }
  await wear(before);
}

/** Keeps a picture of the page, once it holds still, in tests/browser/artefacts/. */
export async function picture(page, name) {
  await settled(page);
  await page.screenshot({ path: fileURLToPath(new URL(`artefacts/${name}.png`, import.meta.url)) });
}
