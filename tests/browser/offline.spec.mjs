// The page without a network, and when a newer one is published: well, in part, or broken.

import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, expectAccessible, open, openAndKeep, picture, test } from './fixtures.mjs';
import { kept, named, publish, read, update, versions, write } from './publish.mjs';

const build = (page, name) => page.locator(`html[data-build="${name}"]`);
const offer = (page) => page.getByRole('region', { name: 'Une nouvelle version est prête.' });
const accept = (page) => offer(page).getByRole('button', { name: 'Mettre à jour' }).click();
const panel = (page) => page.locator('#crash');
const press = (page, name) => panel(page).getByRole('button', { name }).click();

/** Opens the page twice, so that the worker serves it. */
async function openKept(page, host) {
  await openAndKeep(page, host.url);
  await open(page, host.url);
}

test('it reloads offline', async ({ page, context }) => {
  await openAndKeep(page);
  await context.setOffline(true);
  for (const address of ['./', './index.html', './?source=icon']) {
    await open(page, address);
    await expect(panel(page)).toBeHidden();
  }
});

test('a first visit downloads nothing big twice', async ({ page, host }) => {
  await openAndKeep(page, host.url);
  const big = host.asked.filter((path) => /\.(wasm|css|woff2)$|-[0-9a-f]{8,16}\.(js|txt)$/.test(path));
  expect(big.length).toBeGreaterThan(2);
  expect(big.toSorted()).toEqual([...new Set(big)].toSorted());
});

test('a new version waits until it is accepted', async ({ page, host }) => {
  await openKept(page, host);
  await publish(host, 'new');
  expect(await update(page)).toBe('installed');
  await expect(offer(page)).toBeVisible();
  await open(page, host.url);
  await expect(build(page, 'new')).toHaveCount(0);

  await accept(page);
  await expect(build(page, 'new')).toHaveCount(1);
  await expect.poll(() => versions(page)).toEqual(['new']);
});

test('a new version that is cut or misses any file is not taken, and the old one goes on', async ({ page, host, context, complaints }) => {
  // Nothing comes from anywhere but the host.
  host.caching = 'no-store';
  await openKept(page, host);
  const [old] = await versions(page);
  await publish(host, 'new');
  const files = await kept(host);
  expect(files).toContain('');
  for (const file of files) {
    for (const trouble of ['cut', 'missing']) {
      host.troubles.set(file, trouble);
      expect(await update(page), `${file} ${trouble}`).toBe('redundant');
      host.troubles.clear();
    }
  }
  expect(await versions(page)).toEqual([old]);
  await context.setOffline(true);
  await open(page, host.url);
  await expect(panel(page)).toBeHidden();
  await context.setOffline(false);

  expect(await update(page)).toBe('installed');
  await accept(page);
  await expect(build(page, 'new')).toHaveCount(1);
  // The browser tells its console which digest does not fit.
  expect(complaints.splice(0).filter((said) => !/digest|integrity/i.test(said))).toEqual([]);
});

test('a worker that comes before its page is not taken', async ({ page, host, complaints }) => {
  await openKept(page, host);
  const [old] = await versions(page);
  const index = await read(host, 'index.html');
  await publish(host, 'new');
  const next = await read(host, 'index.html');
  await write(host, 'index.html', index);
  expect(await update(page)).toBe('redundant');
  expect(await versions(page)).toEqual([old]);
  await open(page, host.url);
  await expect(panel(page)).toBeHidden();

  await write(host, 'index.html', next);
  expect(await update(page)).toBe('installed');
  expect(complaints.splice(0).filter((said) => !/digest|integrity/i.test(said))).toEqual([]);
});

test('a page that comes before its files does not disturb who has the old one', async ({ page, host }) => {
  await openKept(page, host);
  const module = await named(host, '.wasm');
  await write(host, 'index.html', (await read(host, 'index.html')).replaceAll(module, 'next-0123456789abcdef_bg.wasm'));
  await rename(join(host.dir, module), join(host.dir, 'gone'));
  await open(page, host.url);
  await expect(panel(page)).toBeHidden();
});

test('a first visit to a host in the middle of publishing gets the page once it is there', async ({ page, host, complaints }) => {
  host.troubles.set(await named(host, '.wasm'), 'missing');
  await page.goto(host.url);
  await expect(page.getByRole('alert')).toContainText('n’est pas arrivée en entier');
  await expect(panel(page).getByRole('status')).toContainText('nouvel essai');
  host.troubles.clear();
  await expect(page.locator('#splash')).toHaveCount(0);
  await expect(panel(page)).toBeHidden();
  expect(complaints.splice(0).join()).toContain('404');
});

test('a page that never comes whole reloads itself only a few times', async ({ page, host, complaints }) => {
  // Its worker would mend it.
  await page.addInitScript(() => delete Navigator.prototype.serviceWorker);
  let loads = 0;
  page.on('load', () => (loads += 1));
  // The host seems whole, and is not.
  await page.route('**/*.wasm', (route) => (route.request().method() === 'HEAD' ? route.continue() : route.abort()));
  await page.goto(host.url);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cambriole/reloads')).catch(() => null)).toBe('3');
  expect(loads).toBe(3);
  await expect(panel(page)).toBeVisible();
  complaints.splice(0);
});

test('a release that cannot start is not the last', async ({ page, host, complaints }) => {
  await openKept(page, host);
  const file = await named(host, '.wasm');
  const good = await readFile(join(host.dir, file));
  await publish(host, 'bad', () => write(host, file, 'no module at all'));
  expect(await update(page)).toBe('installed');
  await accept(page);
  await expect(page.getByRole('alert')).toContainText('Vos parties sont enregistrées');
  await expect(build(page, 'bad')).toHaveCount(1);

  await publish(host, 'mended', () => write(host, file, good));
  await press(page, 'Recharger');
  const take = panel(page).getByRole('button', { name: 'Prendre la nouvelle version' });
  await expect(take).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'crash-update');
  await take.click();
  await expect(build(page, 'mended')).toHaveCount(1);
  await expect(page.locator('#splash')).toHaveCount(0);
  await expect(panel(page)).toBeHidden();
  expect(complaints.splice(0).join()).toMatch(/WebAssembly/);
});

test('a page that cannot start is repaired, with all that the device keeps for people', async ({ page, host, context, complaints }) => {
  await openKept(page, host);
  const before = await versions(page);
  await page.evaluate(async (file) => {
    localStorage.setItem('cambriole/match/x', 'a match');
    await caches.open('somebody-else');
    await new Promise((resolve) => {
      indexedDB.open('journal').onsuccess = resolve;
    });
    const name = (await caches.keys()).find((key) => !/pages$|else$/.test(key));
    const cache = await caches.open(name);
    await cache.put(file, new Response('no module at all'));
  }, await named(host, '.wasm'));
  await page.goto(host.url);
  await expect(panel(page)).toBeVisible();

  // Without a network the damaged copy is the only one.
  await context.setOffline(true);
  await press(page, 'Réparer');
  await expect(panel(page).getByRole('status')).toContainText('Il faut le réseau');
  expect(await versions(page)).toEqual([...before, 'somebody-else']);
  await context.setOffline(false);

  await press(page, 'Réparer');
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('#splash')).toHaveCount(0);
  await expect.poll(() => versions(page)).toEqual(['somebody-else', ...before]);
  expect(await page.evaluate(() => localStorage.getItem('cambriole/match/x'))).toBe('a match');
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain('journal');
  complaints.splice(0);
});

test('what the browser has thrown away is fetched again', async ({ page, host, context }) => {
  await openKept(page, host);
  const throwAway = (files) => page.evaluate(async (thrown) => {
    for (const name of await caches.keys()) {
      for (const file of thrown) await (await caches.open(name)).delete(file);
    }
  }, files);
  for (const file of ['boot.js', './']) {
    await throwAway([file]);
    await open(page, host.url);
    await expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), file)).toBe(true);
  }
  await context.setOffline(true);
  await open(page, host.url);
  await expect(panel(page)).toBeHidden();
});

test('a tab with something unsaved is not reloaded by another, and goes on with its own version', async ({ page, host, context }) => {
  await openKept(page, host);
  const second = await context.newPage();
  await open(second, host.url);
  const unsaved = (is) => second.evaluate((on) => document.documentElement.toggleAttribute('data-unsaved', on), is);
  const text = (tab) => tab.evaluate(async () => (await fetch('rules.md')).text());
  const rules = await text(second);
  await unsaved(true);
  await second.evaluate(() => (globalThis.isStillHere = true));

  await publish(host, 'new', () => write(host, 'rules.md', 'other rules'));
  expect(await update(page)).toBe('installed');
  await expect(offer(page)).toBeVisible();
  await expect(offer(second)).toBeHidden();
  await accept(page);
  await expect(build(page, 'new')).toHaveCount(1);
  await expect(page.locator('#splash')).toHaveCount(0);
  expect(await text(page)).toBe('other rules');
  expect(await text(second)).toBe(rules);
  await expect(offer(second)).toBeHidden();
  expect(await second.evaluate(() => globalThis.isStillHere)).toBe(true);

  await unsaved(false);
  await expect(offer(second)).toBeVisible();
  expect(await second.evaluate(() => globalThis.isStillHere)).toBe(true);
  await accept(second);
  await expect(build(second, 'new')).toHaveCount(1);
  await expect.poll(() => versions(second)).toEqual(['new']);
});

test('the crash panel does not call saved what is only in memory', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    document.documentElement.toggleAttribute('data-unsaved', true);
    dispatchEvent(new ErrorEvent('error', { error: new WebAssembly.RuntimeError('unreachable') }));
  });
  await expect(page.getByRole('alert').getByText('ils sont peut-être perdus')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Vos parties sont enregistrées')).toBeHidden();
});

for (const [what, spoil] of Object.entries({
  'there is no service worker': () => delete Navigator.prototype.serviceWorker,
  'the worker is refused': () => (ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('no'))),
  'the registration comes back empty': () => (ServiceWorkerContainer.prototype.register = async () => undefined),
  'updates cannot be looked for': () => (ServiceWorkerRegistration.prototype.update = () => Promise.reject(new Error('no'))),
})) {
  test(`where ${what} the page works, without a word`, async ({ page }) => {
    await page.addInitScript(spoil);
    await open(page);
    await open(page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('link', { name: 'Réglages' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Réglages' })).toBeVisible();
    await expect(panel(page)).toBeHidden();
  });
}

test('an address that is not there leads to the lobby', async ({ page, host, context, complaints }) => {
  for (const prepare of [() => {}, () => openAndKeep(page, host.url), () => context.setOffline(true)]) {
    await prepare();
    for (const path of ['nowhere', 'nowhere/deep?a=b', 'a/b/c/']) {
      await page.goto(host.url + path).catch(() => {});
      await expect(page).toHaveURL(host.url);
      await expect(page.getByRole('heading', { level: 2, name: 'Choisir un jeu' }).or(page.getByRole('link', { name: /Art Robbery/ })).first()).toBeVisible();
    }
  }
  // The host says that the addresses are not there.
  expect(complaints.splice(0).filter((said) => !said.includes('404'))).toEqual([]);
});
