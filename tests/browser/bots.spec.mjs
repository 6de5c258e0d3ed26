// Bots that think ahead: in a worker, or where there is none on the page, which stays awake.

import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, expectAccessibleInAllThemes, test } from './fixtures.mjs';
import * as museum from './museum.mjs';
import * as project from './project.mjs';
import * as robbery from './robbery.mjs';
import { hurry } from './table.mjs';

const EXPERTS = { level: 'Expert' };

/** Notes every task of the page that takes too long, from its next load on. */
async function watchTasks(page) {
  await page.addInitScript(() => {
    globalThis.longTasks = [];
    const note = (list) => list.getEntries().forEach((task) => globalThis.longTasks.push(Math.round(task.duration)));
    new PerformanceObserver(note).observe({ type: 'longtask' });
  });
}

/**
 * Plays on until a bot has thought without a long task of the page. A page that thinks in one go has one
 * every time; one on a busy machine now and then.
 */
async function expectAwake(page) {
  const seen = [];
  for (let count = 0; count < 6; count += 1) {
    expect(await robbery.step(page)).toBe('turn');
    const before = await moves(page);
    await expect(thinking(page)).toBeVisible();
    await page.evaluate(() => globalThis.longTasks.splice(0));
    await expect.poll(() => moves(page), { timeout: 15_000 }).toBeGreaterThan(before);
    seen.push(await page.evaluate(() => globalThis.longTasks.splice(0)));
    if (seen.at(-1).length === 0) return;
    await robbery.asked(page);
  }
  throw new Error(`the page was busy for ${JSON.stringify(seen)} ms`);
}

/** The only match on the shelf. */
const kept = (page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('cambriole/match/'));
    return JSON.parse(localStorage.getItem(key));
  });

/** How many moves the only match on the shelf has. */
const moves = async (page) => (await kept(page)).actions.length;

const thinking = (page) => page.getByText(/réfléchit…$/).first();

test('experts play Art Robbery while the page stays awake', async ({ page }) => {
  test.setTimeout(120_000);
  await hurry(page);
  await watchTasks(page);
  await robbery.sitDown(page, ['Marie'], 2, { seed: 'EXPERT', ...EXPERTS });
  await expectAwake(page);
  expect(page.workers()).toHaveLength(1);
});

test('experts look for a thief', async ({ page }) => {
  test.setTimeout(120_000);
  await hurry(page);
  await museum.breakIn(page, ['Marie'], 2, { seed: 'EXPERT', ...EXPERTS });
  await museum.until(page, 'thief');
  await museum.step(page);
  await museum.until(page, 'thief');
  expect(await moves(page)).toBeGreaterThan(6);
});

test('an expert thief steals', async ({ page }) => {
  test.setTimeout(120_000);
  await hurry(page);
  await museum.breakIn(page, ['Marie'], 1, { seed: 'THIEF', thief: 1, ...EXPERTS });
  await museum.until(page, 'roll');
  await museum.step(page);
  await museum.until(page, 'roll');
});

test('experts carry out a mission together', async ({ page }) => {
  test.setTimeout(120_000);
  await hurry(page);
  await project.setOut(page, ['Marie'], 2, { seed: 'EXPERT', bots: EXPERTS.level });
  const before = await moves(page);
  for (let count = 0; count < 6; count += 1) await project.step(page);
  await expect.poll(() => moves(page)).toBeGreaterThan(before + 5);
});

test('a thought that the table leaves is dropped, and thought again', async ({ page }) => {
  await hurry(page, { pace: 'slow' });
  await robbery.sitDown(page, ['Marie'], 2, { seed: 'LEAVE', ...EXPERTS });
  await robbery.step(page);
  await expect(thinking(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: /Quitter la table/ }).click();
  const left = await moves(page);
  await page.waitForTimeout(2500);
  expect(await moves(page)).toBe(left);
  await page.getByRole('link', { name: /^Reprendre/ }).first().click();
  await expect.poll(() => moves(page)).toBeGreaterThan(left);
});

test('whoever is to decide can ask for a hint, and the match remembers it', async ({ page }) => {
  test.setTimeout(120_000);
  await hurry(page);
  await robbery.sitDown(page, ['Marie', 'Lucas'], 0, { seed: 'HINT' });
  await robbery.asks(page).curtain.click();
  const hint = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Conseil' }).click();
    const said = page.getByRole('dialog').getByRole('status');
    await expect(said).toContainText(/coup/, { timeout: 15_000 });
    await expect(page.getByRole('heading', { name: 'Conseil' })).toBeVisible();
    return said;
  };
  await hint();
  await expectAccessibleInAllThemes(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  expect(await kept(page)).toMatchObject({ label: { hints: 1 }, actions: [] });
  await robbery.step(page);
  await expect(robbery.asks(page).curtain).toHaveText('Je suis Lucas');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('without a worker the page thinks by itself, and stays awake', async ({ page, host, complaints }) => {
  test.setTimeout(120_000);
  await hurry(page);
  await watchTasks(page);
  await rm(join(host.dir, 'worker.js'));
  await robbery.sitDown(page, ['Marie'], 2, { seed: 'ALONE', url: host.url, ...EXPERTS });
  await expectAwake(page);
  expect(page.workers()).toHaveLength(0);
  // The host says that something is missing, and nothing else is wrong.
  expect(complaints.splice(0).filter((complaint) => !/404|worker\.js|ServiceWorker/i.test(complaint))).toEqual([]);
});
