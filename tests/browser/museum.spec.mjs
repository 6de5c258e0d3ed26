// Le Casse du Siècle through the page, as people play it.

import { DESKTOP, PHONE, expect, expectAccessible, picture, test } from './fixtures.mjs';
import { asks, breakIn, choose, patrol, playOut, press, run, square, step, stroll, until } from './museum.mjs';
import { hurry } from './table.mjs';

/** A detective who walks onto the first square offered, and looks if the die allows it. */
async function hunt(page, now) {
  const seen = page.getByRole('gridcell', { name: /le voleur/ }).and(now.legal);
  if ((await seen.count()) > 0) {
    await seen.first().click();
    await page.getByRole('button', { name: /^Arrêter/ }).click();
    return;
  }
  const look = page.getByRole('button', { name: /^Regarder$|^Interroger|^Sonder/ });
  if (await look.first().isVisible()) {
    await look.first().click();
    return;
  }
  const possible = now.legal.and(page.getByRole('gridcell', { name: /possible/ }));
  if ((await possible.count()) > 0) {
    await possible.first().click();
    await page.getByRole('button', { name: /^Aller/ }).click();
    return;
  }
  await patrol(page, now);
}

test('two people play a short game to an escape', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await hurry(page);
  await breakIn(page, ['Zoé', 'Nour'], 0, { seed: 'FUITE', options: [{ role: 'radio', name: '7' }] });
  await playOut(page, { thief: run });
  await expect(page.getByRole('heading', { level: 1, name: /^Évasion avec/ })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'museum-escape-phone');
  await page.getByRole('slider', { name: 'Revoir la nuit' }).fill('0');
  await expect(page.getByRole('heading', { name: 'L’entrée' })).toBeVisible();
  await page.getByRole('button', { name: 'Déplacement suivant' }).click();
  await expect(page.getByRole('heading', { name: /^Déplacement 1 sur/ })).toBeVisible();
  await expect(page.getByText('Coup 1', { exact: true }), 'the plan says the same move').toBeVisible();
  const [play, bar] = await Promise.all(['Lire', 'Revanche'].map((name) => page.getByRole('button', { name }).boundingBox()));
  expect(play.y + play.height, 'the player is not under the bar').toBeLessThanOrEqual(bar.y);
});

test('two people play a short game to a capture', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await hurry(page);
  await breakIn(page, ['Zoé', 'Nour'], 0, { seed: 'PRISE' });
  await playOut(page, { thief: stroll, detective: hunt });
  await expect(page.getByRole('heading', { level: 1, name: 'Le voleur est arrêté' })).toBeVisible();
  await expect(page.getByText('Victoire des détectives').first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'museum-capture-desktop');
  await page.getByRole('button', { name: 'Revanche' }).click();
  await expect(asks(page).random).toBeVisible();
});

test('one person steals from bots', async ({ page }) => {
  await hurry(page);
  await breakIn(page, ['Zoé'], 3, { seed: 'SEUL' });
  await until(page, 'enter');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText('Il n’y a rien à annuler.'), 'what bots prepared is no move of hers').toBeVisible();
  await page.keyboard.press('Escape');
  await until(page, 'thief');
  await expect(asks(page).curtain, 'there is nobody to hide from').toHaveCount(0);
  await playOut(page, { thief: run });
});

test('one person hunts a bot', async ({ page }) => {
  await hurry(page);
  await breakIn(page, ['Nour'], 2, { thief: 1, seed: 'CHASSE' });
  await playOut(page, { detective: hunt });
  await expect(page.getByRole('button', { name: 'Revanche' })).toBeVisible();
});

test('a reload in the middle of the thief’s plan comes back to the curtain with nothing lost', async ({ page }) => {
  await hurry(page);
  await breakIn(page, ['Zoé', 'Nour'], 0, { seed: 'RETOUR' });
  await until(page, 'thief');
  await asks(page).legal.first().click();
  await page.reload();
  await expect(asks(page).curtain).toHaveText('Je suis Zoé');
  await asks(page).curtain.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zoé, coup 1' })).toBeVisible();
  await expect(asks(page).legal.first()).toBeVisible();
});

test('curtain and detectives’ page hold nothing of the thief', async ({ page }) => {
  await hurry(page);
  await breakIn(page, ['Zoé', 'Nour', 'Léo'], 0, { seed: 'SECRET' });
  const traces = /bp-trail|bp-entry|Votre case|Écran privé|class="hung"|sabotage/i;
  const clean = async () => {
    const markup = await page.locator('#app').evaluate((app) => app.outerHTML);
    expect(markup).not.toMatch(traces);
    const drawn = await page.locator('#app').evaluate((app) =>
      [...app.querySelectorAll('[href="#mc-thief"]')].filter((use) => !use.closest('.badge, header ol')).length);
    expect(drawn, 'the thief is drawn beside their name alone').toBe(0);
    expect(await page.locator('#app').ariaSnapshot()).not.toMatch(/le voleur(?! prépare)|Butin|Sabotages/);
  };
  for (let turn = 0; turn < 4; turn += 1) {
    await until(page, 'curtain');
    await clean();
    await asks(page).curtain.click();
    await expect(page.getByText('Écran privé')).toBeVisible();
    while ((await asks(page).enter.isVisible()) || (await asks(page).thief.isVisible())) await step(page);
    await clean();
  }
});

test('a museum is set up by hand, and squares that are not allowed say why', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await hurry(page);
  await breakIn(page, ['Zoé', 'Nour'], 0, { seed: 'MUSEE' });
  await square(page, '6·3').click();
  await expect(page.getByRole('main').getByText(/Un tableau s’accroche dans une galerie/)).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Un tableau s’accroche dans une galerie');
  await square(page, '2·7').click();
  await page.getByRole('button', { name: 'Accrocher en 2·7' }).click();
  await expect(page.getByText('1 / 9')).toBeVisible();
  await asks(page).random.click();
  await page.getByRole('button', { name: 'Nos dispositions' }).click();
  await page.getByRole('textbox', { name: 'Nom de la disposition' }).fill('Chez nous');
  await page.getByRole('button', { name: 'Garder cette disposition' }).click();
  await expect(page.getByRole('button', { name: 'Prendre « Chez nous »' })).toBeVisible();
  await page.getByRole('button', { name: 'Prendre « Musée tout prêt 2 »' }).click();
  await expect(square(page, '5·6')).toHaveAccessibleName(/un tableau/);
  await expectAccessible(page);
});

test('three people play the long game to its score', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await hurry(page);
  const options = [{ role: 'radio', name: 'Longue' }, { role: 'radio', name: '7' }];
  await breakIn(page, ['Zoé', 'Nour', 'Léo'], 0, { seed: 'TROIS', options });
  await asks(page).random.click();
  await page.getByRole('button', { name: 'Nour valide le musée' }).click();
  await expect(page.getByRole('button', { name: 'Léo valide le musée' }), 'no curtain between detectives').toBeVisible();
  const scores = page.getByRole('table').getByRole('row');
  for (const [night, next] of ['Nour', 'Léo'].entries()) {
    await playOut(page, { thief: run });
    await expect(scores).toHaveCount(3);
    await expect(scores.filter({ hasText: 'à venir' })).toHaveCount(2 - night);
    await page.getByRole('button', { name: `Nuit suivante : ${next} vole` }).click();
    await expect(asks(page).random).toBeVisible();
  }
  await playOut(page, { thief: run });
  await expect(scores.filter({ hasText: /tableau/ })).toHaveCount(3);
  await expect(page.getByText(/^Victoire/).first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'museum-score-tablet');
});

test('a whole match by keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await hurry(page);
  await breakIn(page, ['Zoé', 'Nour'], 0, { seed: 'TOUCHER', options: [{ role: 'radio', name: '7' }] });
  const said = page.getByRole('status');
  // Enter chooses a square and says what that means; enter again does it.
  const again = () => page.keyboard.press('Enter');
  await choose(page, 1, 7);
  await expect(said).toHaveText(/^1·7 .* Entrée encore\s: Accrocher en 1·7\.$/);
  await again();
  await expect(page.getByText('1 / 9')).toBeVisible();
  await press(page, /^Musée au hasard$/);
  await press(page, /valide le musée$/);
  await press(page, /^Je suis Zoé$/);
  await choose(page, 1, 5);
  await again();
  const turn = async () => {
    await press(page, /^Lancer les dés$/);
    await press(page, /^Finir/);
    await press(page, /^Je suis Zoé$/);
  };
  // Escape takes a choice back.
  await choose(page, 2, 5);
  await expect(page.getByRole('heading', { name: /^En 2·5/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /^En 2·5/ })).toHaveCount(0);
  // Away from the window, back again, and out without another step.
  await choose(page, 1, 4);
  await expect(said).toHaveText(/^1·4 .* Entrée encore\s: Valider 1 pas\.$/);
  await again();
  await turn();
  await choose(page, 1, 5);
  await again();
  await turn();
  await choose(page, 1, 5);
  await expect(said).toHaveText(/Entrée encore\s: Essayer la sortie\.$/);
  await again();
  await expect(said).toHaveText(/Entrée encore\s: Sortir quand même\.$/);
  await again();
  await expect(page.getByRole('heading', { level: 1, name: 'Évasion avec 0 tableau' })).toBeVisible();
  await press(page, /^Au début$/);
  await expect(page.getByRole('heading', { name: 'L’entrée' })).toBeVisible();
  await press(page, /^Revanche$/);
  await expect(asks(page).random).toBeVisible();
});

test('a thief’s move by keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await hurry(page);
  await breakIn(page, ['Zoé', 'Nour'], 0, { seed: 'CLAVIER' });
  await until(page, 'enter');
  await square(page, '4·1').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Entrer/ }).focus();
  await page.keyboard.press('Enter');
  await expect(asks(page).thief).toBeVisible();
  await square(page, '4·1').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^En 4·3/ })).toBeVisible();
  await page.getByRole('button', { name: 'Valider 2 pas' }).focus();
  await page.keyboard.press('Enter');
  await expect(asks(page).roll).toBeVisible();
});

// One theme a size: every screen is seen in each, and axe takes its time over a plan of 104 squares.
const LOOKS = { night: DESKTOP, day: { width: 820, height: 1180 }, contrast: PHONE };

for (const [theme, size] of Object.entries(LOOKS)) {
  test(`every screen of the museum is accessible in the theme ${theme}`, async ({ page }) => {
    await page.setViewportSize(size);
    await hurry(page, { theme });
    await breakIn(page, ['Zoé', 'Nour'], 0, { seed: 'AXE', options: [{ name: 'Cadenas choisis' }] });
    const look = async (what) => {
      await expectAccessible(page);
      await picture(page, `museum-${what}-${theme}`);
    };
    await look('museum');
    await until(page, 'locks');
    await look('locks');
    await until(page, 'thief');
    await asks(page).legal.first().click();
    await look('thief');
    await page.getByRole('button', { name: /^Valider/ }).click();
    await until(page, 'roll');
    await asks(page).roll.click();
    await look('detective');
    await page.getByRole('button', { name: 'Menu' }).click();
    await look('menu');
  });
}
