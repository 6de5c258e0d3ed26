// A lesson, with the keyboard alone.

import { expect, expectAccessible, open, PHONE, test } from './fixtures.mjs';
import { hurry } from './table.mjs';

const coach = (page) => page.getByRole('region', { name: 'Hulotte, votre guide' });

async function press(page, button) {
  await button.focus();
  await page.keyboard.press('Enter');
}

/** Does what the coach or the table asks for, by the keyboard; tells whether the lesson has ended. */
async function goOn(page) {
  const said = coach(page).locator('p');
  const raidEnd = page.getByRole('dialog').getByRole('button', { name: /^Au raid suivant|^Passer au compte/ });
  const turn = page.getByRole('group', { name: 'Votre main' }).getByRole('button').and(page.locator(':enabled'));
  const answer = page.getByRole('button', { name: /^Donner le chien/ });
  const learned = page.getByRole('heading', { level: 1, name: 'Vous savez jouer' });
  const step = coach(page).getByRole('button', { name: /^(Compris|La suite|Terminer la leçon|Continuer ainsi)$/ });
  await expect(raidEnd.or(step).or(answer).or(learned).or(turn.first()).first()).toBeVisible();
  if (await learned.isVisible()) return true;
  if (await raidEnd.isVisible()) await press(page, raidEnd);
  else if (await step.isVisible()) {
    const before = await said.textContent();
    await press(page, step);
    await expect(said.filter({ hasText: before })).toHaveCount(0);
  } else if (await answer.isVisible()) await press(page, answer);
  else {
    const show = coach(page).getByRole('button', { name: 'Montrer' });
    if (await show.isVisible()) await press(page, show);
    const isCard = await turn.evaluateAll((cards) => cards.includes(document.activeElement));
    if (!isCard) await turn.first().focus();
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('region', { name: 'Votre coup' }).getByRole('button').last());
  }
  return false;
}

test('Art Robbery is learned with the keyboard alone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await hurry(page);
  await open(page);
  await press(page, page.getByRole('link', { name: /Première fois.*5/ }));
  await expect(page.getByRole('heading', { level: 1, name: /Le plus riche gagne/ })).toBeVisible();
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Jouer avec le guide' }));

  await expect(coach(page)).toContainText('Vos cinq cartes');
  await expect(page.getByRole('status').filter({ hasText: 'Vos cinq cartes' })).toBeAttached();
  await expectAccessible(page);
  // Escape makes the coach wait, and the lesson is resumed where it was, also after a reload.
  await page.keyboard.press('Escape');
  await expect(coach(page)).toContainText('je vous attends');
  await press(page, coach(page).getByRole('button', { name: 'Reprendre la suite' }));
  await press(page, coach(page).getByRole('button', { name: 'Compris' }));
  await expect(coach(page)).toContainText('Choisissez votre 4');
  await page.reload();
  await expect(coach(page)).toContainText('Choisissez votre 4');

  // What it points at is focused, and described by what it says.
  await press(page, coach(page).getByRole('button', { name: 'Montrer' }));
  const four = page.getByRole('group', { name: 'Votre main' }).getByRole('button', { name: /4/ }).first();
  await expect(four).toBeFocused();
  await expect(four).toHaveAccessibleDescription(/Choisissez votre 4/);

  for (let count = 0; !(await goOn(page)); count += 1) expect(count).toBeLessThan(200);
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Jouer une vraie partie' }));
  await expect(page).toHaveURL(/#\/match\//);
  await expect(coach(page)).toHaveCount(0);
  await page.goto('./#/');
  await expect(page.getByRole('heading', { level: 2, name: /Art Robbery/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Première fois.*5/ })).toHaveCount(0);
});

test('who goes astray may take it back, and the coach can be sent away', async ({ page }) => {
  await hurry(page);
  await open(page, './#/learn/art-robbery');
  await page.getByRole('button', { name: 'Jouer avec le guide' }).click();
  await coach(page).getByRole('button', { name: 'Compris' }).click();
  const hand = page.getByRole('group', { name: 'Votre main' }).getByRole('button');
  await expect(coach(page)).toContainText('Choisissez votre 4');
  const other = hand.and(page.locator(':not([data-coach~="hand-4"])')).first();
  await other.click();
  await page.getByRole('region', { name: 'Votre coup' }).getByRole('button').last().click();
  await coach(page).getByRole('button', { name: 'Revenir' }).click();
  await expect(coach(page)).toContainText('Choisissez votre 4');
  await coach(page).getByRole('button', { name: 'Passer' }).click();
  await expect(coach(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Reprendre la leçon' }).click();
  await expect(coach(page)).toContainText('Choisissez votre 4');
});
