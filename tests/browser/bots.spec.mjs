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
 * Plays on until a bot has thought without a long task of the page; `step` does what a person does. A page
 * that thinks in one go has one every time; one on a busy machine now and then.
 */
async function expectAwake(page, step) {
  const seen = [];
  for (let count = 0; count < 12; count += 1) {
    await untilThinking(page, step);
    const before = await moves(page);
    await page.evaluate(() => globalThis.longTasks.splice(0));
    await expect.poll(() => moves(page), { timeout: 15_000 }).toBeGreaterThan(before);
    seen.push(await page.evaluate(() => globalThis.longTasks.splice(0)));
    if (seen.at(-1).length === 0) return;
  }
  throw new Error(`the page was busy for ${JSON.stringify(seen)} ms`);
}

/** Plays on until a bot thinks. */
async function untilThinking(page, step) {
  for (let count = 0; count < 60; count += 1) {
    await step(page);
    // Whether it was a bot's turn then shows in the next frames.
    if (await thinking(page).waitFor({ timeout: 250 }).then(() => true, () => false)) return;
  }
  throw new Error('nobody thinks');
}

/** Asks for a hint and waits for it. */
async function askForHint(page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Conseil' }).click();
  await expect(page.getByRole('heading', { name: 'Conseil' })).toBeVisible();
  const said = page.getByRole('dialog').getByRole('status');
  await expect(said.locator('p').first()).toBeVisible();
  await expect(said).not.toContainText('Un expert réfléchit', { timeout: 15_000 });
  return said;
}

const close = (page) => page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();

/** The only match on the shelf. */
const kept = (page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('cambriole/match/'));
    return JSON.parse(localStorage.getItem(key));
  });

/** How many moves the only match on the shelf has. */
const moves = async (page) => (await kept(page)).actions.length;

const thinking = (page) => page.getByText(/réfléchit…|Le voleur prépare son déplacement/).first();

test('experts play Art Robbery while the page stays awake', async ({ page }) => {
  test.setTimeout(120_000);
  await hurry(page);
  await watchTasks(page);
  await robbery.sitDown(page, ['Marie'], 2, { seed: 'EXPERT', ...EXPERTS });
  await expectAwake(page, robbery.step);
  expect(page.workers()).toHaveLength(1);
});

test('experts look for a thief while the page stays awake', async ({ page }) => {
  test.setTimeout(120_000);
  await hurry(page);
  await watchTasks(page);
  await museum.breakIn(page, ['Marie'], 2, { seed: 'EXPERT', ...EXPERTS });
  await museum.until(page, 'thief');
  await expectAwake(page, museum.step);
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

test('experts carry out a mission together while the page stays awake', async ({ page }) => {
  test.setTimeout(120_000);
  await hurry(page);
  await watchTasks(page);
  await project.setOut(page, ['Marie'], 2, { seed: 'EXPERT', bots: EXPERTS.level });
  await expectAwake(page, project.step);
});

for (const inTurn of [false, true]) {
  test(inTurn ? 'bots decide in turn if the table likes' : 'bots wait to be told', async ({ page }) => {
    await hurry(page);
    const options = inTurn ? [{ name: 'Les bots jouent à leur tour' }] : [];
    // The bot has the first seat, and Marie could act too.
    const prepare = async () => {
      await page.getByRole('button', { name: /: couleur, marque et place/ }).last().click();
      await page.getByRole('button', { name: /^Faire monter/ }).click();
    };
    await project.setOut(page, ['Marie'], 1, { seed: 'TURN', options, prepare });
    if (inTurn) await expect.poll(() => moves(page)).toBe(2);
    await page.waitForTimeout(500);
    expect(await moves(page)).toBe(inTurn ? 2 : 0);
  });
}

test('a move taken back in the middle of a thought ends it', async ({ page }) => {
  test.setTimeout(120_000);
  await hurry(page, { pace: 'slow' });
  await museum.breakIn(page, ['Marie'], 1, { seed: 'UNDO', thief: 1, ...EXPERTS });
  await museum.until(page, 'roll');
  // The thief thinks as soon as Marie has ended her turn.
  const end = page.getByRole('button', { name: /^Finir/ });
  await untilThinking(page, museum.step);
  await expect(thinking(page)).toBeVisible();
  const before = await moves(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler le coup' }).click();
  await expect(end).toBeVisible();
  await page.waitForTimeout(2500);
  expect(await moves(page)).toBe(before - 1);
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
  await expect(await askForHint(page)).toContainText(/coup/);
  await expectAccessibleInAllThemes(page);
  await close(page);
  expect(await kept(page)).toMatchObject({ label: { hints: 1 }, actions: [] });
  await robbery.step(page);
  await expect(robbery.asks(page).curtain).toHaveText('Je suis Lucas');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a thief and a team can be advised', async ({ page }) => {
  test.setTimeout(120_000);
  await hurry(page);
  await museum.breakIn(page, ['Marie'], 1, { seed: 'HINT' });
  await museum.until(page, 'thief');
  await expect(await askForHint(page)).toContainText(/\d+·\d+/);
  await close(page);
  await page.goto(page.url().replace(/#.*/, '#/'));
  await project.setOut(page, ['Marie'], 1, { seed: 'HINT' });
  await project.playOn(page, (asks) => asks.play.isVisible());
  // What to play, not what to say, and how sure that is.
  const said = await askForHint(page);
  await expect(said).toContainText(/^Jouer/);
  await expect(said).toContainText(/coup|se valent/);
  await close(page);
  const hints = await page.evaluate(() =>
    Object.keys(localStorage).filter((name) => name.startsWith('cambriole/match/')).map((name) => JSON.parse(localStorage.getItem(name)).label.hints));
  expect(hints).toEqual([1, 1]);
});

test('without a worker the page thinks by itself, and stays awake', async ({ page, host, complaints }) => {
  test.setTimeout(120_000);
  await hurry(page);
  await watchTasks(page);
  await rm(join(host.dir, 'worker.js'));
  await robbery.sitDown(page, ['Marie'], 2, { seed: 'ALONE', url: host.url, ...EXPERTS });
  await expectAwake(page, robbery.step);
  expect(page.workers()).toHaveLength(0);
  // The host says that something is missing, and nothing else is wrong.
  expect(complaints.splice(0).filter((complaint) => !/404|worker\.js|ServiceWorker/i.test(complaint))).toEqual([]);
});
