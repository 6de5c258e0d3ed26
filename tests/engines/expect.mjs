// What can be expected of a page or a locator of ours, in Playwright's words.

import { Locator, Page, poll } from './page.mjs';

const fits = (text, wish) => (wish instanceof RegExp ? wish.test(text ?? '') : text === wish);

/** What to look at, and whether that is it. */
const WISHES = {
  toBeVisible: () => ({ visible }) => visible,
  toBeHidden: () => ({ visible }) => !visible,
  toBeEnabled: () => ({ enabled }) => enabled,
  toBeFocused: () => ({ focused }) => focused,
  toHaveCount: (count) => (seen) => seen.count === count,
  toHaveText: (wish) => ({ text }) => fits(text, wish),
  toContainText: (wish) => ({ text }) => (wish instanceof RegExp ? fits(text, wish) : Boolean(text?.includes(wish))),
  toHaveURL: (wish) => ({ url }) => fits(url, wish),
};

export const isOurs = (subject) => subject instanceof Locator || subject instanceof Page;

export function expectOurs(subject) {
  const look = () => (subject instanceof Page ? subject.evaluate(() => ({ url: location.href })) : subject.look());
  const expectations = (not) =>
    Object.fromEntries(Object.entries(WISHES).map(([name, wish]) => [name, async (...args) => {
      const isGood = (seen) => Boolean(wish(...args)(seen)) !== not;
      const seen = await poll(look, isGood);
      if (isGood(seen)) return;
      throw new Error(`expected ${subject} ${not ? 'not ' : ''}${name}(${args.join(', ')}), but it is ${JSON.stringify(seen)}`);
    }]));
  return { ...expectations(false), not: expectations(true) };
}
