// What people expect of an installed game: a screen that stays awake, the whole screen, a table that turns,
// sound that is offered, a buzz. Each is missing somewhere, and nobody is to notice.

import { DESKTOP, PHONE, expect, expectAccessible, open, picture, settled, test } from './fixtures.mjs';
import * as museum from './museum.mjs';
import { asked, asks, hurry, playOut, sitDown, step } from './robbery.mjs';

const TABLET = { width: 820, height: 1180 };

/** Counts the locks that the page takes and gives back. */
const wakeLocks = () => {
  globalThis.locks = { held: 0, taken: 0 };
  globalThis.sentinels = [];
  const request = async () => {
    const sentinel = {
      released: false,
      release: async () => {
        if (!sentinel.released) globalThis.locks.held -= 1;
        sentinel.released = true;
      },
    };
    globalThis.locks.held += 1;
    globalThis.locks.taken += 1;
    globalThis.sentinels.push(sentinel);
    return sentinel;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
};

const locks = (page) => page.evaluate(() => globalThis.locks);

/** The page goes out of sight, which ends every lock, or comes back. */
const setHidden = (page, hidden) =>
  page.evaluate(async (gone) => {
    Object.defineProperty(document, 'hidden', { value: gone, configurable: true });
    if (gone) await Promise.all(globalThis.sentinels.map((sentinel) => sentinel.release()));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);

test('the screen stays awake while a match is on', async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(wakeLocks);
  await hurry(page);
  await sitDown(page, ['Marie', 'Lucas'], 0, { seed: 'VEILLE' });
  await expect(asks(page).curtain).toBeVisible();
  await expect.poll(() => locks(page)).toEqual({ held: 1, taken: 1 });
  await step(page);
  await step(page);
  expect(await locks(page), 'one lock for the whole match').toEqual({ held: 1, taken: 1 });
  await setHidden(page, true);
  expect((await locks(page)).held).toBe(0);
  await setHidden(page, false);
  await expect.poll(() => locks(page)).toEqual({ held: 1, taken: 2 });
  await page.goto('./#/');
  await expect.poll(async () => (await locks(page)).held, 'given back on leaving').toBe(0);
  await page.getByRole('link', { name: /^Reprendre/ }).first().click();
  await expect.poll(async () => (await locks(page)).held).toBe(1);
  await playOut(page);
  await expect.poll(async () => (await locks(page)).held, 'given back at the end').toBe(0);
});

test('where a device has none of it, nothing is offered and nothing is missed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', { value: undefined });
    Object.defineProperty(navigator, 'vibrate', { value: undefined });
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false });
  });
  await hurry(page);
  await open(page, './#/settings');
  await expect(page.getByRole('region', { name: 'Cet appareil' }).getByRole('switch')).toHaveCount(1);
  await sitDown(page, ['Marie'], 1, { seed: 'RIEN' });
  await step(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Plein écran' })).toHaveCount(0);
});

test('the whole screen is had from the menu and from the settings', async ({ page }) => {
  await page.addInitScript(() => {
    let filled = null;
    const set = (element) => {
      filled = element;
      window.dispatchEvent(new Event('fullscreenchange'));
    };
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: true });
    Object.defineProperty(Document.prototype, 'fullscreenElement', { get: () => filled });
    Element.prototype.requestFullscreen = async function request() { set(this); };
    Document.prototype.exitFullscreen = async () => set(null);
  });
  await hurry(page);
  await sitDown(page, ['Marie'], 1, { seed: 'PLEIN' });
  const menu = page.getByRole('button', { name: 'Menu' });
  const dialog = page.getByRole('dialog');
  await menu.click();
  await dialog.getByRole('button', { name: 'Plein écran' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
  await menu.click();
  await dialog.getByRole('link', { name: 'Réglages' }).click();
  const full = page.getByRole('switch', { name: 'Plein écran' });
  await expect(full).toBeChecked();
  await full.uncheck({ force: true });
  await expect(full).not.toBeChecked();
  expect(await page.evaluate(() => document.fullscreenElement)).toBe(null);
  await expectAccessible(page);
});

test('the first table offers sound, once', async ({ page }) => {
  await hurry(page, { sound: null });
  await sitDown(page, ['Marie'], 1, { seed: 'SONS' });
  const offer = page.getByRole('region', { name: /sons/ });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Avec' }).click();
  await expect(offer).toHaveCount(0);
  await open(page, './#/settings');
  await expect(page.getByRole('switch', { name: 'Sons' })).toBeChecked();
  await page.reload();
  await sitDown(page, ['Marie'], 1, { seed: 'SONS' });
  await expect(asks(page).hand.first()).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('the offer of sound covers no card, and goes with the first move', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await hurry(page, { sound: null });
  await sitDown(page, ['Marie'], 1, { seed: 'SONS' });
  const offer = page.getByRole('region', { name: /sons/ });
  await expect(offer).toBeVisible();
  expect(await depth(page, offer)).toBeLessThan(0.1);
  await step(page);
  await expect(offer).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('cambriole/settings')));
  expect(kept).toMatchObject({ sound: false });
});

test('bots that play first do not answer the offer of sound', async ({ page }) => {
  await hurry(page, { sound: null });
  await museum.breakIn(page, ['Marie'], 2, { seed: 'SONS' });
  await expect(museum.asks(page).enter).toBeVisible();
  await expect(page.getByRole('region', { name: /sons/ })).toBeVisible();
});

test.describe('on a device to touch', () => {
  test.use({ hasTouch: true });

  for (const buzz of [true, false]) {
    test(buzz ? 'one’s turn buzzes once the bots have played' : 'a device that is not to buzz does not', async ({ page }) => {
      await page.addInitScript(() => {
        globalThis.buzzes = 0;
        navigator.vibrate = () => {
          globalThis.buzzes += 1;
          return true;
        };
      });
      await hurry(page, { buzz });
      await sitDown(page, ['Marie'], 2, { seed: 'BUZZ' });
      expect(await asked(page)).toBe('turn');
      expect(await page.evaluate(() => globalThis.buzzes), 'nobody has played before').toBe(0);
      await step(page);
      await expect(asks(page).hand.and(page.locator(':enabled')).first()).toBeVisible();
      await expect.poll(() => page.evaluate(() => globalThis.buzzes)).toBe(buzz ? 1 : 0);
      await open(page, './#/settings');
      await expect(page.getByRole('switch', { name: 'Vibration' })).toBeChecked({ checked: buzz });
    });
  }
});

/** How far down the middle of an element is, from 0 to 1. */
const depth = async (page, locator) => {
  const { y, height } = await locator.boundingBox();
  return (y + height / 2) / page.viewportSize().height;
};

test('a table is turned to whoever sits across, and stays so', async ({ page }) => {
  await page.setViewportSize(TABLET);
  await hurry(page);
  await museum.breakIn(page, ['Zoé', 'Nour'], 0, { seed: 'TOURNE' });
  const menu = page.getByRole('button', { name: 'Menu' });
  const dialog = page.getByRole('dialog');
  const { random } = museum.asks(page);
  expect(await depth(page, random)).toBeGreaterThan(0.5);
  await menu.click();
  await dialog.getByRole('button', { name: /^Tourner la table vers Nour/ }).click();
  await expect.poll(() => depth(page, random), 'below the plan for those who sit across').toBeLessThan(0.5);
  expect(await depth(page, menu)).toBeGreaterThan(0.9);
  await picture(page, 'turned-tablet');
  // What is tapped is what is seen.
  await random.click();
  const place = museum.square(page, '2·7');
  await place.click();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveAccessibleName(/^2·7,/);
  await menu.click();
  await expect.poll(() => depth(page, dialog.getByRole('heading', { name: 'Menu' })), 'a dialog turns too').toBeGreaterThan(0.5);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect.poll(() => depth(page, menu), 'remembered').toBeGreaterThan(0.9);
  await menu.click();
  await dialog.getByRole('link', { name: /Quitter la table/ }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.locator('html'), 'the lobby lies as ever').not.toHaveAttribute('data-turn');
});

/** Where the middle of an element is in the window, from 0 to 1 from the left and from the top. */
const middle = async (page, locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  const window = page.viewportSize();
  return { x: (x + width / 2) / window.width, y: (y + height / 2) / window.height };
};

for (const [name, size] of Object.entries({ tablet: TABLET, desktop: DESKTOP })) {
  test(`with three at a ${name} the table is turned to any side`, async ({ page }) => {
    await page.setViewportSize(size);
    await hurry(page);
    await museum.breakIn(page, ['Zoé', 'Nour', 'Émile'], 0, { seed: 'TOURNE' });
    const menu = page.getByRole('button', { name: 'Menu' });
    const dialog = page.getByRole('dialog');
    const sides = dialog.getByRole('group', { name: 'Tourner la table' });
    const html = page.locator('html');
    const turn = async (to) => {
      await menu.click();
      await sides.getByRole('button', { name: to }).click();
    };
    await turn('À gauche');
    await expect.poll(() => middle(page, menu), 'the head of the page is at the right').toMatchObject({ x: expect.closeTo(0.97, 1), y: expect.closeTo(0.03, 1) });
    // What is tapped is what is seen.
    await museum.asks(page).random.click();
    await museum.square(page, '2·7').click();
    await expect(page.getByRole('gridcell', { selected: true })).toHaveAccessibleName(/^2·7,/);
    await menu.click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(html, 'remembered').toHaveAttribute('data-turn', 'left');
    // From the left, the far side is at the left, and the right one is across.
    await turn('À gauche');
    await expect(html).toHaveAttribute('data-turn', 'far');
    await turn('À gauche');
    await expect(html).toHaveAttribute('data-turn', 'right');
    await expect.poll(() => middle(page, menu), 'the head of the page is at the left').toMatchObject({ x: expect.closeTo(0.03, 1), y: expect.closeTo(0.97, 1) });
    await turn('En face');
    await expect(html).toHaveAttribute('data-turn', 'left');
    await turn('À droite');
    await expect(html).toHaveAttribute('data-turn', 'near');
    await turn('À droite');
    await menu.click();
    await dialog.getByRole('link', { name: /Quitter la table/ }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(html, 'the lobby lies as ever').not.toHaveAttribute('data-turn');
  });
}

test('a page on its side lies as in a window that stands that way', async ({ page }) => {
  await hurry(page);
  await sitDown(page, ['Zoé', 'Nour', 'Émile'], 0, { seed: 'TOURNE' });
  await asks(page).curtain.click();
  await expect(asks(page).hand.first()).toBeVisible();
  /** Where all buttons and the open dialog are for those who read. */
  const places = async () => {
    await settled(page);
    return page.locator('button, dialog[open]').evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const turned = document.documentElement.dataset.turn === 'left';
        return turned ? [top, innerWidth - right, bottom, innerWidth - left] : [left, top, right, bottom];
      }));
  };
  const look = async (side, width, height) => {
    await page.setViewportSize({ width, height });
    await page.evaluate((to) => document.documentElement.setAttribute('data-turn', to), side);
    const table = await places();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = await places();
    await page.keyboard.press('Escape');
    return [...table, ...menu].flat();
  };
  for (const { width, height } of [TABLET, DESKTOP]) {
    const upright = await look('near', height, width);
    const turned = await look('left', width, height);
    expect(turned).toEqual(upright.map((length) => expect.closeTo(length, 0)));
  }
});

test('a table turns by itself to whoever plays, and pieces fly the right way', async ({ page }) => {
  await page.setViewportSize(TABLET);
  await hurry(page, { motion: 'on', pace: 'fast' });
  await sitDown(page, ['Marie', 'Lucas'], 0, { seed: 'TOURNE' });
  await asks(page).curtain.click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Toujours vers qui joue' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-turn', 'far');
  await step(page);
  await expect(asks(page).curtain).toHaveText('Je suis Lucas');
  await expect(page.locator('html')).toHaveAttribute('data-turn', 'far');
  await asks(page).curtain.click();
  await expect.poll(() => depth(page, asks(page).hand.first())).toBeLessThan(0.3);
  // A copy in flight begins over the piece that it is a copy of, and ends over it.
  await page.evaluate(() => {
    globalThis.flights = [];
    new MutationObserver((changes) => {
      for (const copy of changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.className === 'flight')) {
        for (const animation of copy.getAnimations()) animation.finish();
        const near = [...document.querySelectorAll('[data-piece]')].some((piece) => {
          const [a, b] = [piece.getBoundingClientRect(), copy.getBoundingClientRect()];
          return a.width > 0 && Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2;
        });
        globalThis.flights.push(near);
      }
    }).observe(document.body, { childList: true });
  });
  await step(page);
  await expect.poll(() => page.evaluate(() => globalThis.flights.length)).toBeGreaterThan(0);
  expect(await page.evaluate(() => globalThis.flights.every(Boolean))).toBe(true);
  await expect(asks(page).curtain).toHaveText('Je suis Marie');
  await expect(page.locator('html')).not.toHaveAttribute('data-turn', 'far');
});

test('at a table of bots there is nothing to turn', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await hurry(page);
  await sitDown(page, ['Marie'], 1, { seed: 'SEULE' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Tourner/ })).toHaveCount(0);
});
