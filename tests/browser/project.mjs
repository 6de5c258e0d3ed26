// How people play The A.R.T. Project, by roles and names.

import { fileURLToPath } from 'node:url';

import { expect, open } from './fixtures.mjs';
import { sitAt } from './table.mjs';

/** Sits down to a mission. */
export async function setOut(page, people, bots, { seed, mission = 'Japon', level = 'Intermédiaire · 3 cœurs', bots: skill, options, prepare } = {}) {
  await sitAt(page, /A\.R\.T\. Project/, people, bots, { seed, level: skill, options, prepare, picks: { Mission: mission, Niveau: level } });
  await expect(asks(page).any.first()).toBeVisible();
}

/** Brings in a match that bots have played up to some moment (`tests/project_saves.rs`), and opens it. */
export async function takeUp(page, name) {
  await open(page);
  await page.locator('input[type=file]').setInputFiles(fileURLToPath(new URL(`saves/project-${name}.json`, import.meta.url)));
  // It would lie over what is to be tapped.
  await page.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('link', { name: `Reprendre ${name}` }).click();
  await expect(asks(page).any.first()).toBeVisible();
}

/** What the page asks for now. */
export function asks(page) {
  const button = (name) => page.getByRole('button', { name });
  const bar = page.getByRole('navigation', { name: 'Ce que l’on peut faire' });
  const now = {
    over: page.getByText(/^Mission (réussie|échouée)$/),
    curtain: button(/^Je suis/),
    sure: button('Le faire quand même'),
    goOn: button('Continuer'),
    card: page.getByRole('radio', { name: /^Carte/ }),
    play: button(/^Jouer/),
    question: page.getByRole('heading', { level: 2, name: /\?|trois|serait perdue/ }).locator('..').getByRole('button'),
    giveUp: button(/^Abandonner/),
    leave: bar.getByRole('button', { name: /^Laisser faire/ }),
    draw: bar.getByRole('button', { name: /pioche$/ }),
    look: bar.getByRole('button', { name: /^Cartes|^Mes cartes/ }),
    move: page.getByRole('heading', { level: 2, name: /se déplace|^À .* de bouger|bouge/ }),
    stay: bar.getByRole('button', { name: /^Rester|^S’arrêter/ }),
    city: page.locator('.city.is-open'),
    endFights: bar.getByRole('button', { name: 'Finir les combats' }),
    endRound: bar.getByRole('button', { name: /manche/ }),
    main: bar.locator('.act.main'),
  };
  now.any = now.over.or(now.curtain).or(now.sure).or(now.goOn).or(now.play).or(now.giveUp).or(now.main).or(now.question).or(now.city);
  return now;
}

/**
 * Does one plain thing that the page asks for, and tells what it was. People here play their first card,
 * stay where they are, fight where they stand and give up early: it ends, one way or the other.
 */
export async function step(page) {
  const now = asks(page);
  await expect(now.any.first()).toBeVisible();
  const press = async (what, button) => {
    await button.click();
    // What is asked next stands there after a frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return what;
  };
  if (await now.over.isVisible()) return 'over';
  if (await now.curtain.isVisible()) return press('curtain', now.curtain);
  if (await now.sure.isVisible()) return press('sure', now.sure);
  if (await now.goOn.isVisible()) return press('goOn', now.goOn);
  if (await now.play.isVisible()) return press('play', now.play);
  // A bot that leads says itself when it gives up.
  if ((await now.leave.first().isVisible()) && !(await now.giveUp.isVisible())) return press('leave', now.leave.first());
  if (await now.giveUp.isVisible()) return press('fight', (await now.main.isVisible()) ? now.main : now.giveUp);
  if (await now.question.first().isVisible()) {
    const mover = await page.getByRole('heading', { level: 2, name: 'Qui se déplace ?' }).isVisible();
    const trade = await page.getByRole('heading', { level: 2, name: 'Fin de la manche' }).isVisible();
    if (!trade && (mover || !(await now.main.isVisible()))) return press('question', now.question.first());
  }
  if (await now.main.isVisible()) return press('main', now.main);
  return press('city', now.city.first());
}

/** Begins the first fight that a person can lead: who leads, then the dice. */
export async function fight(page) {
  await page.getByRole('button', { name: /mène ·/ }).first().click();
  await page.getByRole('button', { name: /mène\s: lancer les dés/ }).click();
}

/** Plays until `done` says so, or else to the end; tells what was done, each how often. */
export async function playOn(page, done) {
  const made = {};
  for (let count = 0; count < 900; count += 1) {
    const now = asks(page);
    await expect(now.any.first()).toBeVisible();
    if (done && (await done(now))) return made;
    const what = await step(page);
    made[what] = (made[what] ?? 0) + 1;
    if (what === 'over' && done) throw new Error('the mission is over before that');
    if (what === 'over') return made;
  }
  throw new Error('the mission does not end');
}
