// The lobby before the app has come: it is seen, read and used, and the app takes it over as it is.

import { DESKTOP, PHONE, expect, expectAccessibleInAllThemes, picture, test } from './fixtures.mjs';
import { hurry } from './table.mjs';

/** Keeps the module back until `come` is called. */
async function withhold(page) {
  let come;
  const called = new Promise((resolve) => {
    come = resolve;
  });
  await page.route('**/*_bg.wasm', async (route) => {
    await called;
    await route.continue();
  });
  return async () => {
    come();
    await expect(page.locator('#splash')).toHaveCount(0);
  };
}

const poster = (page) => page.getByRole('link', { name: /Art Robbery/ }).first();

/** What is drawn, whatever the order of attributes and the marks between parts. */
const drawn = (page) => page.locator('#app .gallery').evaluate((gallery) => {
  const told = (node) => {
    if (node.nodeType !== Node.ELEMENT_NODE) return node.data;
    const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort();
    return [node.localName, attributes, [...node.childNodes].map(told).filter((child) => child !== '')];
  };
  const joined = gallery.cloneNode(true);
  joined.normalize();
  return told(joined);
});

for (const [locale, tagline] of [['fr-FR', 'Choisir un jeu'], ['en-GB', 'Choose a game'], ['it-IT', 'Scegli un gioco']]) {
  test.describe(() => {
    test.use({ locale });

    test(`the lobby is drawn before the app has come, and by it the same, in ${locale}`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      const come = await withhold(page);
      await page.goto('./');
      await expect(page.getByRole('navigation', { name: tagline })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      const before = await drawn(page);
      await picture(page, `early-${locale}`);
      await come();
      expect(await drawn(page)).toEqual(before);
    });
  });
}

test('nobody is kept out of the lobby that comes first', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await withhold(page);
  await page.goto('./');
  await expect(poster(page)).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await page.close();
});

test('a link that is followed before the app has come leads there when it has', async ({ page }) => {
  const come = await withhold(page);
  await page.goto('./');
  await poster(page).press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(poster(page)).toBeHidden();
  await page.goBack();
  await expect(poster(page)).toBeVisible();
  await page.goForward();
  await come();
  await expect(page.getByRole('heading', { level: 1, name: 'La table' })).toBeFocused();
  await page.goBack();
  await expect(poster(page)).toBeVisible();
});

test('the keyboard stays where it was, a file that was chosen is taken in', async ({ page }) => {
  const come = await withhold(page);
  await page.goto('./');
  const hall = page.getByRole('link', { name: 'Tableau d’honneur' });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Importer une partie' }).click();
  await (await chooser).setFiles({ name: 'empty.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await hall.focus();
  await come();
  await expect(hall).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('pas une partie');
});

test('another place shows a splash until the app is there, and no lobby', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const come = await withhold(page);
  await page.goto('./#/settings');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(poster(page)).toBeHidden();
  await picture(page, 'splash-phone');
  await come();
  await expect(page.getByRole('heading', { level: 1, name: 'Réglages' })).toBeVisible();
});

test('whoever keeps a match is not told before that there is none', async ({ page }) => {
  await hurry(page);
  await page.addInitScript(() => localStorage.setItem('cambriole/match/k1', '{}'));
  const come = await withhold(page);
  await page.goto('./');
  await expect(poster(page)).toBeVisible();
  await expect(page.getByText('Aucune partie en cours')).toHaveCount(0);
  await come();
});

test('another language is there without a network', async ({ page, context }) => {
  const others = Promise.all(['en', 'it'].map((lang) => page.waitForResponse(new RegExp(`words-${lang}-`))));
  await page.goto('./#/settings');
  await others;
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Italiano' }).check({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Impostazioni' })).toBeVisible();
});
