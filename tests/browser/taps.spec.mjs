// One tap, one thing: what comes under the finger after a tap is not for the tap that follows at once.

import { DESKTOP, PHONE, expect, open, test } from './fixtures.mjs';
import * as museum from './museum.mjs';
import * as robbery from './robbery.mjs';
import { hurry } from './table.mjs';
import { tapTwice } from './taps.mjs';

/** A double tap, and two taps of somebody who has looked in between. */
const DOUBLE = 130;
const CALM = 400;

/** How many moves the only match on the shelf has. */
const moves = (page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('cambriole/match/'));
    return JSON.parse(localStorage.getItem(key)).actions.length;
  });

/** Taps twice and tells how many moves came of it, once the page has drawn them. */
async function movesOf(page, locator, apart) {
  const before = await moves(page);
  await tapTwice(locator, apart);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return (await moves(page)) - before;
}

test('a double tap on the dice spends no look and ends no turn', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await hurry(page);
  await museum.breakIn(page, ['Zoé', 'Nour'], 0, { seed: 'DEUX' });
  await museum.until(page, 'roll');
  expect(await movesOf(page, museum.asks(page).roll, DOUBLE)).toBe(1);
  await museum.until(page, 'end');
  await museum.patrol(page, museum.asks(page));
  await museum.until(page, 'roll');
  // Where nobody is in a hurry the second tap is for the button that came.
  expect(await movesOf(page, museum.asks(page).roll, CALM)).toBe(2);
});

test('a double tap on the thief’s move rolls no dice', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await hurry(page);
  await museum.breakIn(page, ['Zoé', 'Nour'], 0, { seed: 'DEUX' });
  await museum.until(page, 'thief');
  await museum.asks(page).legal.first().click();
  expect(await movesOf(page, page.getByRole('button', { name: /^Valider/ }), DOUBLE)).toBe(1);
  await expect(museum.asks(page).roll).toBeVisible();
});

test('a double tap on a square chooses it and does not go there', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await hurry(page);
  await museum.breakIn(page, ['Zoé', 'Nour'], 0, { seed: 'DEUX' });
  await museum.until(page, 'roll');
  await museum.asks(page).roll.click();
  const { legal } = museum.asks(page);
  await expect(legal.first()).toBeVisible();
  expect(await movesOf(page, legal.first(), DOUBLE)).toBe(0);
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
});

test('a double tap on a card keeps it chosen, one on the curtain plays nothing', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await hurry(page);
  await robbery.sitDown(page, ['Marie', 'Lucas'], 0, { seed: 'DEUX' });
  const { curtain, hand, confirm } = robbery.asks(page);
  await expect(curtain).toBeVisible();
  expect(await movesOf(page, curtain, DOUBLE)).toBe(0);
  await tapTwice(hand.first(), DOUBLE);
  await expect(hand.first()).toHaveAttribute('aria-pressed', 'true');
  await tapTwice(hand.nth(1), CALM);
  await expect(hand.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await hand.nth(1).click();
  expect(await movesOf(page, confirm, DOUBLE)).toBe(1);
});

test('a double tap on a poster begins no match', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await hurry(page);
  await open(page);
  await tapTwice(page.getByRole('link', { name: /Art Robbery/ }).first(), DOUBLE);
  await expect(page.getByRole('heading', { level: 1, name: 'La table' })).toBeVisible();
  const seats = page.getByRole('textbox', { name: /Nom du siège/ });
  const count = await seats.count();
  // A button that stays what it is takes taps as fast as they come.
  await tapTwice(page.getByRole('button', { name: 'Ajouter un siège' }), DOUBLE);
  await expect(seats).toHaveCount(Math.min(count + 2, 5));
});

test('a key that is held down does one thing', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await hurry(page);
  await museum.breakIn(page, ['Zoé', 'Nour'], 0, { seed: 'DEUX' });
  await museum.until(page, 'roll');
  const before = await moves(page);
  await museum.asks(page).roll.focus();
  await page.keyboard.down('Enter');
  await expect.poll(() => moves(page)).toBe(before + 1);
  await expect(museum.asks(page).roll).toBeHidden();
  await expect(page.getByRole('button', { name: /^Finir/ })).toBeVisible();
  // Pressed again without having been let go, it is a key that repeats.
  for (let count = 0; count < 3; count += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await moves(page)).toBe(before + 1);
});

test('a card played for nothing asks, whatever one prefers', async ({ page }) => {
  test.setTimeout(120_000);
  await hurry(page, { confirm: false });
  await robbery.sitDown(page, ['Marie', 'Lucas'], 0, { seed: 'IDLE' });
  const idle = page.getByRole('group', { name: 'Votre main' }).getByRole('button', { name: /sans effet$/ });
  const list = page.getByRole('button', { name: 'Coups possibles' });
  for (let count = 0; count < 120 && !(await idle.first().isVisible()); count += 1) {
    const what = await robbery.asked(page);
    if (what !== 'turn') await robbery.asks(page)[what].click();
    else {
      await list.click();
      await page.getByRole('dialog').getByRole('list').getByRole('button').first().click();
    }
  }
  const before = await moves(page);
  await idle.first().click();
  await expect(page.getByRole('button', { name: /pour rien$/ })).toBeVisible();
  expect(await moves(page)).toBe(before);
});
