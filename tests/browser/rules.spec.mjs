// The rules pages: read from a file beside the page, searched, linked, in three languages, offline.

import { DESKTOP, PHONE, expect, expectAccessible, expectAccessibleInAllThemes, open, openAndKeep, picture, test } from './fixtures.mjs';
import { hurry } from './robbery.mjs';

const RULES = './#/rules/art-robbery';
const rule = (page, id) => page.getByRole('article').and(page.locator(`#${id}`));

for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`the rules are read on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, RULES);
    await expect(page.getByRole('article')).toHaveCount(22);
    await expect(page.getByRole('heading', { name: 'Bons conseils' })).toBeAttached();
    await expect(page.getByText(/Reiner Knizia/)).toBeAttached();
    await expect(page.locator('.drawing')).toHaveCount(10);
    await expectAccessible(page);
    await picture(page, `rules-${size}`);
  });
}

test('the rules are searched, with every hit marked', async ({ page }) => {
  await open(page, RULES);
  const field = page.getByRole('searchbox');
  await field.fill('defausse');
  await expect(page.locator('mark').first()).toHaveText('défausse');
  await expect(page.getByText(/règles trouvées/).first()).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(22);
  await expect(page.getByRole('heading', { name: 'Bons conseils' })).toHaveCount(0);
  await field.fill('zzz');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  await expect(page.getByRole('article')).toHaveCount(22);
  await expect(field).toBeFocused();
});

test('a word that only the glossary has leads to the rules', async ({ page }) => {
  await open(page, RULES);
  await page.getByRole('searchbox').fill('molosse');
  await expect(page.locator('dt', { hasText: 'Chien de garde' }).locator('mark')).toHaveText('molosse');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(rule(page, 'AR-12')).toBeVisible();
  await page.locator('dd').getByRole('link', { name: 'AR-12', exact: true }).click();
  await expect(rule(page, 'AR-12')).toBeFocused();
});

test('an address of the rules names a rule, which has the focus', async ({ page }) => {
  await open(page, `${RULES}/AR-13`);
  await expect(rule(page, 'AR-13')).toBeFocused();
  await expect(rule(page, 'AR-13')).toBeInViewport();
  await rule(page, 'AR-13').getByRole('link', { name: 'AR-4', exact: true }).click();
  await expect(page).toHaveURL(/#\/rules\/art-robbery\/AR-4$/);
  await expect(rule(page, 'AR-4')).toBeFocused();
  await expect(rule(page, 'AR-4').getByText('Tranché ici')).toBeVisible();
});

test('the rules follow the language', async ({ page }) => {
  await hurry(page, { lang: 'en' });
  await open(page, RULES);
  await expect(rule(page, 'AR-6')).toContainText('The centre first');
  await page.goto('./#/settings');
  await page.getByLabel('Italiano').check({ force: true });
  await page.goto(RULES);
  await expect(rule(page, 'AR-6')).toContainText('Prima il centro');
});

test('the rules are read offline', async ({ page, context }) => {
  await openAndKeep(page);
  await context.setOffline(true);
  await page.reload();
  await page.goto(RULES);
  await expect(page.getByRole('article')).toHaveCount(22);
});

test('the rules are read offline already on the first visit', async ({ page, context, complaints }) => {
  await openAndKeep(page);
  await context.setOffline(true);
  await page.goto(RULES);
  await expect(page.getByRole('article')).toHaveCount(22);
  // The browser itself tells of what it could not fetch before it was looked for among what is kept.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_INTERNET_DISCONNECTED')]);
});

test('rules that cannot be fetched say so, and are fetched again', async ({ page, complaints }) => {
  // The worker may have kept the rules by the time that they are asked for, and would help out.
  await page.addInitScript(() => {
    CacheStorage.prototype.match = async () => undefined;
  });
  let there = false;
  let broken = false;
  await page.route('**/rules.md', (route) => {
    if (there) return route.continue();
    return broken ? route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }) : route.abort();
  });
  await open(page, `${RULES}/AR-9`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Impossible de lire les règles');
  await expectAccessibleInAllThemes(page);
  await picture(page, 'rules-missing');
  broken = true;
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(alert).toBeVisible();
  there = true;
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(rule(page, 'AR-9')).toBeFocused();
  await expect(alert).toHaveCount(0);
  expect(complaints.splice(0).length).toBeGreaterThan(0);
});
