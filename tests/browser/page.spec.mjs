// The page before and around the app: it opens, and says so when it breaks.

import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { DESKTOP, PHONE, expect, expectAccessible, open, picture, test } from './fixtures.mjs';

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`it opens on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page);
    await expect(page.locator('#crash')).toBeHidden();
    await picture(page, `lobby-${name}`);
  });
}

test('saved settings hold before the app is there', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cambriole/settings', '{"lang":"it","theme":"contrast","text":150,"motion":"off"}');
  });
  await page.goto('./', { waitUntil: 'commit' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'it');
  await expect(html).toHaveAttribute('data-theme', 'contrast');
  await expect(html).toHaveAttribute('data-text', '150');
  await expect(html).toHaveAttribute('data-motion', 'off');
});

test('damaged settings are passed over', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cambriole/settings', '{"theme":"<b>","text":'));
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'auto');
});

test('the policy stops scripts that are written into the page', async ({ page, complaints }) => {
  await open(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "stolen"';
    document.body.append(script);
  });
  await expect(page).not.toHaveTitle('stolen');
  await expect.poll(() => complaints.length).toBe(1);
  expect(complaints.splice(0)[0]).toContain('Content Security Policy');
});

for (const [what, part] of Object.entries({ app: /\.wasm$/, words: /^words-fr-/, styles: /^screens-/ })) {
  test(`without its ${what} the page shows the crash panel`, async ({ page, host, complaints }) => {
    const files = await readdir(host.dir);
    await rm(join(host.dir, files.find((file) => part.test(file))));
    await page.goto(host.url);
    await expect(page.getByRole('alert')).toContainText('Vos parties sont enregistrées');
    await expectAccessible(page);
    await picture(page, 'crash');
    // The panel looks for the missing part again and again.
    await page.close();
    expect(complaints.splice(0).length).toBeGreaterThan(0);
  });
}

test('without the drawings of a game the page shows the crash panel there, and not before', async ({ page, host, complaints }) => {
  await rm(join(host.dir, (await readdir(host.dir)).find((file) => /^robbery-.*\.svg$/.test(file))));
  await open(page, host.url);
  await page.getByRole('link', { name: /Art Robbery/ }).first().click();
  await expect(page.getByRole('alert')).toContainText('pas arrivée en entier');
  await page.close();
  expect(complaints.splice(0).length).toBeGreaterThan(0);
});

test('the words of another version show the crash panel', async ({ page, complaints }) => {
  await page.route('**/words-*.txt', (route) => route.fulfill({ body: 'fr 1 2\nRetour\n' }));
  await page.goto('./');
  await expect(page.locator('#crash')).toBeVisible();
  expect(complaints.splice(0).join()).toContain('another version');
});

test('an app that breaks shows the crash panel, which reloads', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { error: new WebAssembly.RuntimeError('unreachable') }));
  });
  const crash = page.locator('#crash');
  await expect(crash).toBeVisible();
  await crash.getByRole('button', { name: 'Recharger' }).click();
  await expect(page.locator('#crash')).toBeHidden();
});
