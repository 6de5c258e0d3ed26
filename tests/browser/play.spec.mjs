// Whole matches through the page, as people play them.

import { DESKTOP, PHONE, expect, expectAccessibleInAllThemes, open, picture, test } from './fixtures.mjs';
import { asked, asks, hurry, playOut, sitDown, step } from './robbery.mjs';

test('three people play a whole match on one phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await hurry(page);
  await sitDown(page, ['Marie', 'Lucas', 'Chiara'], 0, { seed: 'SOIREE' });
  await expect(asks(page).curtain).toBeVisible();
  const done = await playOut(page);
  expect(done.curtain).toBeGreaterThan(20);
  expect(done.raidEnd).toBe(4);
  const counts = page.getByRole('list', { name: 'Le compte' });
  for (const name of ['Marie', 'Lucas', 'Chiara']) await expect(counts.getByRole('heading', { name })).toBeVisible();
  await picture(page, 'end-phone');

  await page.getByRole('button', { name: 'Revanche' }).click();
  await expect(asks(page).curtain).toBeVisible();
});

test('one person plays a whole match against bots', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await hurry(page);
  await sitDown(page, ['Marie'], 3, { seed: 'TRAIN' });
  let raids = 0;
  const done = await playOut(page, async (what) => {
    if (what !== 'raidEnd') return;
    raids += 1;
    if (raids === 1) await expectAccessibleInAllThemes(page);
    if (raids === 1) await picture(page, 'raid-end-desktop');
  });
  expect(done.curtain, 'there is nobody to hide from').toBeUndefined();
  expect(done.turn).toBeGreaterThan(5);
  await expectAccessibleInAllThemes(page);
  await picture(page, 'end-desktop');
});

test('what is banked can be looked at', async ({ page }) => {
  await hurry(page);
  await sitDown(page, ['Marie'], 3, { seed: 'TRAIN' });
  const bank = page.getByRole('button', { name: 'Voir mon butin à l’abri' });
  while ((await asked(page)) !== 'turn' || (await bank.count()) === 0) await step(page);
  await bank.click();
  await expect(page.getByRole('dialog', { name: 'Votre butin à l’abri' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
});

test('a newcomer plays two taps after the first load', async ({ page }) => {
  await hurry(page);
  await open(page);
  await page.getByRole('link', { name: /Art Robbery/ }).first().click();
  await page.getByRole('button', { name: /^Commencer/ }).click();
  await expect(asks(page).hand.first()).toBeVisible();
});

test('without confirmations a card with one aim is one tap', async ({ page }) => {
  await hurry(page, { confirm: false });
  await sitDown(page, ['Marie', 'Lucas'], 0, { seed: 'TAP' });
  await asks(page).curtain.click();
  await asks(page).hand.and(page.getByRole('button', { name: /: prendre l/ })).first().click();
  await expect(asks(page).curtain).toHaveText('Je suis Lucas');
});

test('a turn by keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await hurry(page);
  await sitDown(page, ['Marie', 'Lucas'], 0, { seed: 'KEYS' });
  const { curtain, hand } = asks(page);
  await expect(curtain).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hand.first()).toBeVisible();
  const tabTo = async (target) => {
    for (let count = 0; count < 40; count += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('the keyboard does not get there');
  };
  await tabTo(hand.nth(1));
  await page.keyboard.press('Space');
  await expect(hand.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(hand.nth(1)).toBeFocused();
  await tabTo(page.getByRole('region', { name: 'Votre coup' }).getByRole('button').last());
  await page.keyboard.press('Enter');
  await expect(curtain).toHaveText('Je suis Lucas');
  await expect(curtain).toBeFocused();
});

test('every legal move is in a list of buttons', async ({ page }) => {
  await hurry(page);
  await sitDown(page, ['Marie', 'Lucas'], 0, { seed: 'LIST' });
  await asks(page).curtain.click();
  await page.getByRole('button', { name: 'Coups possibles' }).click();
  const moves = page.getByRole('dialog').getByRole('list').getByRole('button');
  expect(await moves.count()).toBeGreaterThan(3);
  await expectAccessibleInAllThemes(page);
  await moves.first().click();
  await expect(asks(page).curtain).toHaveText('Je suis Lucas');
});

test('a card that can do nothing says so before it is played', async ({ page }) => {
  await hurry(page);
  await sitDown(page, ['Marie', 'Lucas'], 0, { seed: 'IDLE' });
  const idle = page.getByRole('group', { name: 'Votre main' }).getByRole('button', { name: /sans effet$/ });
  for (let count = 0; count < 120 && !(await idle.first().isVisible()); count += 1) await step(page, 0);
  await idle.first().click();
  await expect(page.getByRole('button', { name: /pour rien$/ })).toBeVisible();
});

test('the dog’s question is asked in the open, and a hand can be looked at first', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await hurry(page);
  await sitDown(page, ['Marie', 'Lucas'], 0, { seed: 'DOG' });
  const { dog, curtain } = asks(page);
  for (let count = 0; (await asked(page)) !== 'dog'; count += 1) {
    if ((await step(page, 1 + (count % 4))) === 'won') throw new Error('nobody was asked');
  }
  await expect(page.getByRole('group', { name: 'Votre main' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /donner le chien/ })).toBeFocused();
  await expectAccessibleInAllThemes(page);
  await picture(page, 'dog-phone');
  await page.getByRole('button', { name: 'Regarder ma main d’abord' }).click();
  await curtain.click();
  await expect(page.getByRole('list', { name: 'Votre main' })).toBeVisible();
  await dog.click();
  await expect(dog).toBeHidden();
});

test('the focus is never lost: after a move against bots, a cross, a change of mind', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await hurry(page);
  await sitDown(page, ['Marie'], 2, { seed: 'FOCUS' });
  const { hand, confirm } = asks(page);
  await hand.nth(2).press('Enter');
  await page.getByRole('button', { name: 'Choisir une autre carte' }).press('Enter');
  await expect(hand.nth(2)).toBeFocused();
  await hand.nth(2).press('Enter');
  await confirm.press('Enter');
  await expect(hand.first()).toBeFocused();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).press('Enter');
  await expect(menu).toBeFocused();
});

test('the menu stays open while bots play', async ({ page }) => {
  await hurry(page, { pace: 'fast' });
  await sitDown(page, ['Marie'], 3, { seed: 'MENU' });
  await asks(page).hand.first().click();
  await asks(page).confirm.click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(asks(page).hand.and(page.locator(':enabled')).first()).toBeAttached();
  await expect(page.getByRole('dialog').getByRole('link', { name: /Quitter la table/ })).toBeVisible();
});
