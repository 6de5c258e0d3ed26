// What outlives the browser: local storage and the journal in IndexedDB, each as a dying browser, a full disk or
// an eviction can leave it behind. `cargo xtask kills` does the same to real browsers.

import { readFile } from 'node:fs/promises';

import { expect, expectAccessibleInAllThemes, open, test } from './fixtures.mjs';
import { asks, hurry, sitDown, step } from './robbery.mjs';

/** The journal's records by their keys, once all that was written before is in it. */
const journal = (page) =>
  page.evaluate(async () => {
    const ask = (request) => new Promise((done, fail) => Object.assign(request, { onsuccess: () => done(request.result), onerror: fail }));
    const database = await ask(indexedDB.open('cambriole'));
    const records = await ask(database.transaction('kept', 'readwrite').objectStore('kept').getAll());
    database.close();
    return Object.fromEntries(records.map(({ key, ...rest }) => [key, rest]));
  });

/** All that local storage has of the app. */
const local = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('cambriole/'))));

/** Local storage as it was, which is what a browser that dies leaves behind. */
const putBack = (page, kept) =>
  page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, kept);

const matchKey = (kept) => Object.keys(kept).find((key) => key.startsWith('cambriole/match/'));
const moves = (text) => JSON.parse(text).actions.length;
const resume = (page) => page.getByRole('link', { name: /^Reprendre/ });

/** A page of the host without the app. */
async function leave(page) {
  // The browser looks for an icon that belongs to the host, not to the app.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto('./icons/icon.svg');
}

/** Sits down and plays; tells what local storage had after `kept` steps. */
async function play(page, { steps, kept }) {
  await hurry(page);
  await sitDown(page, ['Marie', 'Lucas'], 0, { seed: 'KILL' });
  let early;
  for (let count = 0; count < steps; count += 1) {
    if (count === kept) early = await local(page);
    await step(page);
  }
  return early ?? local(page);
}

test('moves and matches that local storage has lost come back', async ({ page }) => {
  await hurry(page);
  await open(page);
  const nothing = await local(page);
  const early = await play(page, { steps: 8, kept: 2 });
  const late = await local(page);
  const key = matchKey(late);
  expect(moves(late[key])).toBeGreaterThan(moves(early[key]));
  for (const lost of [early, nothing, {}]) {
    await leave(page);
    await putBack(page, lost);
    await open(page);
    await expect(resume(page)).toHaveCount(1);
    expect((await local(page))[key]).toBe(late[key]);
  }
  await resume(page).click();
  await asks(page).curtain.click();
  await expect(asks(page).hand.first()).toBeVisible();
});

test('what the journal has missed is told it', async ({ page }) => {
  await play(page, { steps: 4 });
  const kept = await local(page);
  const key = matchKey(kept);
  await leave(page);
  await page.evaluate(() => new Promise((done, fail) => Object.assign(indexedDB.deleteDatabase('cambriole'), { onsuccess: done, onerror: fail })));
  await open(page);
  await expect(resume(page)).toHaveCount(1);
  expect((await journal(page))[key.slice('cambriole/'.length)].text).toBe(kept[key]);
});

test('a deleted match stays deleted though local storage has lost the deletion', async ({ page }) => {
  const kept = await play(page, { steps: 4 });
  await open(page);
  await page.getByRole('button', { name: /^Renommer, exporter ou supprimer/ }).click();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(resume(page)).toHaveCount(0);
  const key = matchKey(kept).slice('cambriole/'.length);
  await expect.poll(async () => (await journal(page))[key].text).toBe(null);
  await leave(page);
  await putBack(page, kept);
  await open(page);
  await expect(page.getByText('Aucune partie en cours')).toBeVisible();
  expect(matchKey(await local(page))).toBe(undefined);
});

test('erasing everything means both copies, and holds though local storage has lost it', async ({ page }) => {
  const kept = await play(page, { steps: 4 });
  await open(page, './#/settings');
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await page.getByRole('button', { name: 'Effacer pour de bon' }).click();
  await expect(page.getByText('Tout est effacé.').first()).toBeVisible();
  expect(await local(page)).toEqual({});
  await expect.poll(async () => Object.keys(await journal(page))).toEqual(['']);
  await leave(page);
  await putBack(page, kept);
  await open(page);
  await expect(page.getByText('Aucune partie en cours')).toBeVisible();
});

test('a match that went on without the journal keeps both', async ({ page }) => {
  const early = await play(page, { steps: 6, kept: 2 });
  await leave(page);
  await putBack(page, early);
  // At the next start the journal keeps silent, and the match goes on otherwise.
  await page.addInitScript(() => {
    const { open: really } = IDBFactory.prototype;
    IDBFactory.prototype.open = function silent(...args) {
      return sessionStorage.getItem('silent') ? new EventTarget() : really.apply(this, args);
    };
  });
  await page.evaluate(() => sessionStorage.setItem('silent', 'yes'));
  await open(page);
  await expect(page.getByText(/seconde copie de vos parties ne répond pas/)).toBeVisible();
  await resume(page).click();
  await step(page);
  await step(page, 1);
  await step(page);
  await step(page, 1);
  const other = await local(page);
  await page.evaluate(() => sessionStorage.clear());
  await open(page);
  await expect(page.getByText('1 partie avait deux suites différentes').first()).toBeVisible();
  await expect(resume(page)).toHaveCount(2);
  const key = matchKey(early);
  const now = await local(page);
  expect(now[key]).toBe(other[key]);
  // Told once.
  await open(page);
  await expect(resume(page)).toHaveCount(2);
  await expect(page.getByText('deux suites différentes')).toHaveCount(0);
});

/** Leaves no room in local storage, by what some neighbour of the same host may have stored. */
const fillLocal = (page) =>
  page.evaluate(() => {
    for (let size = 4 << 20; size >= 1; size >>= 1) {
      for (let count = 0; count < 3; count += 1) {
        try {
          localStorage.setItem(`neighbour/${size}/${count}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });

/** Leaves no room in the database. The browser asks only now and then, so this comes before anything else. */
async function fillDisk(page, context, url) {
  await page.route('**/sw.js', (route) => route.abort());
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(url).origin, quotaSize: 1 });
}

/** Goes to another screen without loading anything. */
const go = (page, route) => page.evaluate((to) => { location.hash = to; }, route);

/** The actions of the only match, as the lobby exports it. */
async function exported(page, info) {
  await go(page, '#/');
  await page.getByRole('button', { name: /^Renommer, exporter ou supprimer/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter', exact: true }).click();
  const file = info.outputPath('match.json');
  await (await download).saveAs(file);
  return JSON.parse(await readFile(file, 'utf8')).actions;
}

const warning = (page) => page.getByRole('alert').filter({ hasText: 'plus de place' });

test('without room in local storage the journal keeps the match', async ({ page }, info) => {
  await play(page, { steps: 4 });
  const key = matchKey(await local(page)).slice('cambriole/'.length);
  await fillLocal(page);
  const { length } = JSON.parse((await journal(page))[key].text).actions;
  for (let count = 0; count < 6; count += 1) await step(page);
  await expect(page.locator('html[data-unsaved]')).toHaveCount(0);
  await expect(warning(page)).toHaveCount(0);
  // Nothing older lies about.
  await expect.poll(async () => matchKey(await local(page))).toBe(undefined);
  await page.reload();
  await expect(asks(page).curtain).toBeVisible();
  const kept = await exported(page, info);
  expect(kept.length).toBeGreaterThan(length);
  expect(kept).toEqual(JSON.parse((await journal(page))[key].text).actions);
});

test('what is in memory only is called so on every screen, and asks before it is left', async ({ page, context, baseURL }) => {
  await fillDisk(page, context, baseURL);
  await play(page, { steps: 3 });
  await fillLocal(page);
  await step(page);
  await step(page);
  await expect(page.locator('html[data-unsaved]')).toHaveCount(1);
  await go(page, '#/');
  await expect(warning(page)).toBeVisible();
  await expectAccessibleInAllThemes(page);
  for (const route of ['#/hall', '#/settings']) {
    await go(page, route);
    await expect(warning(page)).toBeVisible();
  }
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;

  // Room again: what was in memory only is kept.
  await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('neighbour/')).forEach((key) => localStorage.removeItem(key)));
  await go(page, '#/');
  await resume(page).click();
  await step(page);
  await step(page);
  await expect(page.locator('html[data-unsaved]')).toHaveCount(0);
  await expect(warning(page)).toHaveCount(0);
});

test('without any room two tabs play one match and not two', async ({ page, context, baseURL }, info) => {
  await fillDisk(page, context, baseURL);
  await play(page, { steps: 3 });
  const url = page.url();
  const second = await context.newPage();
  await second.goto('./');
  await fillLocal(page);
  for (let count = 0; count < 4; count += 1) await step(page);
  const before = await local(page);
  const stored = JSON.parse(before[matchKey(before)]).actions;

  await go(second, new URL(url).hash);
  await second.getByRole('button', { name: 'La jouer ici' }).click();
  await expect(page.getByText(/continue dans un autre onglet/)).toBeVisible();
  for (let count = 0; count < 4; count += 1) await step(second);
  const played = await exported(second, info);
  expect(played.length).toBeGreaterThan(stored.length + 2);

  // The first has nothing of its own to go on with.
  await expect(page.locator('html[data-unsaved]')).toHaveCount(0);
  await page.getByRole('button', { name: 'La jouer ici' }).click();
  for (let count = 0; count < 4; count += 1) await step(page);
  const now = await exported(page, info);
  expect(now.length).toBeGreaterThan(played.length);
  expect(now.slice(0, played.length)).toEqual(played);
});

test('a browser that forbids storage lets people play, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: denied });
    IDBFactory.prototype.open = denied;
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sitDown(page, ['Marie', 'Lucas']);
  await step(page);
  await step(page);
  await asks(page).curtain.click();
  await expect(page.getByRole('alert')).toContainText('refuse d’enregistrer');
});

test('a browser that forbids only local storage keeps the match all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sitDown(page, ['Marie', 'Lucas']);
  await step(page);
  await step(page);
  await expect(page.locator('html[data-unsaved]')).toHaveCount(0);
  await page.reload();
  await expect(asks(page).curtain).toHaveText('Je suis Lucas');
});
