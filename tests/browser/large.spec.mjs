// Text at 200 %: what is to be done next is in reach without scrolling, and leaves room for the rest.

import { DESKTOP, PHONE, expect, open, picture, test } from './fixtures.mjs';
import * as museum from './museum.mjs';
import * as project from './project.mjs';
import * as robbery from './robbery.mjs';
import { hurry } from './table.mjs';

const SIZES = { phone: PHONE, desktop: DESKTOP };
/** A little more than two fifths: borders count. */
const MOST = 0.42;

/** Expects a button to stand whole in the window, on top, in a bar that leaves most of it free. */
async function expectInReach(page, button) {
  await expect(button).toBeVisible();
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))));
  const { inside, onTop, share } = await button.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    let bar = element;
    while (bar && getComputedStyle(bar).position !== 'sticky') bar = bar.parentElement;
    // The buttons of a bar may stick to its own foot.
    const outer = bar?.parentElement && getComputedStyle(bar.parentElement).position === 'sticky' ? bar.parentElement : bar;
    return {
      inside: box.top >= 0 && box.bottom <= innerHeight + 1,
      onTop: element.contains(hit),
      share: (outer ?? element).getBoundingClientRect().height / innerHeight,
    };
  });
  expect(inside, 'in the window').toBe(true);
  expect(onTop, 'on top').toBe(true);
  expect(share, 'of the height').toBeLessThanOrEqual(MOST);
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`text at 200 % on a ${size}`, () => {
    test.use({ viewport });

    test('the action is in reach in every set-up', async ({ page }) => {
      await hurry(page, { text: 200 });
      for (const game of ['art-robbery', 'museum-caper', 'art-project']) {
        await open(page, `./#/setup/${game}`);
        await expectInReach(page, page.getByRole('button', { name: /^Commencer/ }));
      }
    });

    test('the action is in reach in Art Robbery', async ({ page }) => {
      test.setTimeout(120_000);
      await hurry(page, { text: 200 });
      await robbery.sitDown(page, ['Marie', 'Maximilienne-Rose'], 0, { seed: 'DOG' });
      const { curtain, hand, confirm, dog, won } = robbery.asks(page);
      await expectInReach(page, curtain);
      await curtain.click();
      await expectInReach(page, page.getByRole('button', { name: 'Coups possibles' }));
      await hand.first().click();
      await expectInReach(page, confirm);
      await picture(page, `robbery-200-${size}`);
      await confirm.click();
      await expectInReach(page, curtain);
      for (let count = 0; count < 300 && !(await dog.isVisible()); count += 1) {
        if (await won.isVisible()) throw new Error('nobody was asked');
        const what = await robbery.step(page, 1 + (count % 4));
        if (what === 'raidEnd') await expect(curtain.or(dog).first()).toBeVisible();
      }
      await expectInReach(page, dog);
      await picture(page, `dog-200-${size}`);
    });

    test('the action is in reach in Le Casse du Siècle', async ({ page }) => {
      test.setTimeout(120_000);
      await hurry(page, { text: 200 });
      await museum.breakIn(page, ['Zoé', 'Nour'], 0, { seed: 'GRAND' });
      await museum.until(page, 'museum');
      await expectInReach(page, museum.asks(page).museum);
      await museum.until(page, 'enter');
      await museum.asks(page).legal.first().click();
      await expectInReach(page, page.getByRole('button', { name: /^Entrer/ }));
      await museum.until(page, 'thief');
      await museum.asks(page).legal.first().click();
      await expectInReach(page, page.getByRole('button', { name: /^Valider/ }));
      await picture(page, `thief-200-${size}`);
      await museum.until(page, 'roll');
      await expectInReach(page, museum.asks(page).roll);
      await museum.asks(page).roll.click();
      await expectInReach(page, museum.asks(page).end);
      await picture(page, `detective-200-${size}`);
    });

    test('the action is in reach in The A.R.T. Project', async ({ page }) => {
      await hurry(page, { text: 200 });
      await project.setOut(page, ['Marie', 'Lucas'], 0, { seed: 'GRAND' });
      await expectInReach(page, project.asks(page).main);
      await picture(page, `project-200-${size}`);
      await project.playOn(page, (asks) => asks.play.isVisible());
      await expectInReach(page, project.asks(page).play);
      await picture(page, `hand-200-${size}`);
    });
  });
}
