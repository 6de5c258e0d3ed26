// The page without a network, and when a newer one is published.

import { expect, open, openAndKeep, test } from './fixtures.mjs';
import { publish } from './publish.mjs';

const caches = (page) => page.evaluate(() => caches.keys());

test('it reloads offline', async ({ page, context }) => {
  await openAndKeep(page);
  await context.setOffline(true);
  for (const address of ['./', './index.html', './?source=icon']) {
    await open(page, address);
    await expect(page.locator('#crash')).toBeHidden();
  }
});

test('a first visit downloads nothing big twice', async ({ page, host }) => {
  await openAndKeep(page, host.url);
  const big = host.asked.filter((path) => /\.(wasm|css|woff2)$|-[0-9a-f]{8,16}\.(js|txt)$/.test(path));
  expect(big.length).toBeGreaterThan(2);
  expect(big.toSorted()).toEqual([...new Set(big)].toSorted());
});

test('a new version waits until it is accepted', async ({ page, host }) => {
  await openAndKeep(page, host.url);
  const [old] = await caches(page);
  expect(old).toMatch(/^cambriole:\/cambriole\/:/);
  await page.reload();

  await publish(host.dir);
  const ready = page.evaluate(() => new Promise((resolve) => addEventListener('cambriole:update-ready', resolve)));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await ready;
  await open(page, host.url);
  await expect(page.locator('html[data-build]')).toHaveCount(0);

  await page.evaluate(() => dispatchEvent(new CustomEvent('cambriole:accept-update')));
  await expect(page.locator('html[data-build="new"]')).toHaveCount(1);
  await expect.poll(() => caches(page)).toEqual(['cambriole:/cambriole/:new']);
});
