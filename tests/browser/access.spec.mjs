// Every screen in every theme through axe, and what must not be in the page while the curtain is down.

import { DESKTOP, PHONE, expect, expectAccessible, open, picture, settled, test } from './fixtures.mjs';
import { asked, asks, hurry, sitDown, step } from './robbery.mjs';

const SIZES = { phone: PHONE, desktop: DESKTOP };

for (const theme of ['night', 'day', 'contrast']) {
  test(`every screen is accessible in the theme ${theme}`, async ({ page }) => {
    await hurry(page, { theme });
    const look = async (name) => {
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await expectAccessible(page);
        await picture(page, `${name}-${theme}-${size}`);
      }
    };
    await open(page, './#/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look('settings');
    await page.getByRole('button', { name: 'Tout effacer' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('erase');
    await page.keyboard.press('Escape');
    await open(page, './#/rules/art-robbery/AR-7');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look('rules');
    await open(page, './#/setup/art-robbery');
    await look('setup');
    await sitDown(page, ['Marie', 'Lucas', 'Chiara'], 1, { seed: 'AXE' });
    await asks(page).curtain.waitFor();
    await look('curtain');
    for (let count = 0; count < 9; count += 1) await step(page);
    while ((await asked(page)) !== 'turn') await step(page);
    await look('table');
    await asks(page).hand.first().click();
    await look('table-chosen');
    await page.getByRole('button', { name: 'Menu' }).click();
    await look('menu');
    await page.keyboard.press('Escape');
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: /Journal/ }).click();
    await expect(page.getByRole('dialog', { name: 'Journal' })).toBeVisible();
    await look('journal');
    await page.keyboard.press('Escape');
    await open(page, './');
    await look('lobby');
  });
}

test('a check for accessibility waits for colours on their way, and can fail', async ({ page }) => {
  await open(page, './#/settings');
  const paint = (colour) =>
    page.getByRole('main').evaluate((main, value) => {
      const label = main.querySelector(':scope > b') ?? main.appendChild(document.createElement('b'));
      label.textContent = 'Painted for the test';
      Object.assign(label.style, { background: 'black', transition: 'color 2s' });
      label.getBoundingClientRect();
      label.style.color = value;
    }, colour);
  await paint('#222');
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
  await paint('white');
  await expectAccessible(page);
});

test('nothing private is in the page while the curtain is down', async ({ page }) => {
  await hurry(page);
  await sitDown(page, ['Marie', 'Lucas'], 0, { seed: 'SECRET' });
  for (let turn = 0; turn < 6; turn += 1) {
    const { curtain, hand } = asks(page);
    while ((await asked(page)) !== 'curtain') await step(page);
    const markup = await page.locator('#app').evaluate((app) => app.outerHTML);
    expect(markup).not.toMatch(/#card-|aria-pressed|class="hand"/);
    expect(await page.locator('#app').ariaSnapshot()).not.toMatch(/Votre main|sans effet|: prendre|: voler/);
    expect(await page.title()).toBe('Cambriole');
    await curtain.click();
    await expect(hand).toHaveCount(5);
    await step(page, turn);
  }
});

for (const [size, viewport] of Object.entries({ phone: PHONE, landscape: { width: 740, height: 360 } })) {
  test(`text at 200 % fits a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await hurry(page, { text: 200 });
    const fits = async () => {
      await settled(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    };
    for (const place of ['./', './#/setup/art-robbery', './#/settings', './#/rules/art-robbery']) {
      await open(page, place);
      await fits();
    }
    await sitDown(page, ['Marie', 'Maximilienne-Rose'], 2);
    await fits();
    await picture(page, `curtain-200-${size}`);
    await asks(page).curtain.click();
    await asks(page).hand.first().click();
    await fits();
    await picture(page, `table-200-${size}`);
  });
}

test('the language changes at once and is kept', async ({ page }) => {
  await open(page, './#/settings');
  await page.getByLabel('Italiano').check({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Impostazioni' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Impostazioni' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});
