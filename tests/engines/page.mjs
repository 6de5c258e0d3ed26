// The part of Playwright's page and locators that the helpers in `tests/browser/` use, over any driver that can
// go to an address, run a function in the page and press keys and buttons: how people play is written once for
// all engines.

import { writeFile } from 'node:fs/promises';

import { installer } from './finder.mjs';

/** A ceiling for machines that are ten times slower, not a wait. */
export const PATIENCE = 60_000;

const KEYS = { Tab: '\uE004', Enter: '\uE006', Space: ' ', Escape: '\uE00C', Backspace: '\uE003', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' };

/** Taps that are closer in time (milliseconds) and place (pixels) are a double tap, which the page takes for one. */
const DOUBLE = { time: 500, place: 60 };

const pause = (time) => new Promise((done) => setTimeout(done, time));

/** Asks until the answer is one to go on with; what it was at last otherwise. */
export async function poll(ask, isGood) {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (isGood(answer) || performance.now() > end) return answer;
    await pause(25);
  }
}

const wanted = (text, exact = false) =>
  text === undefined || text instanceof RegExp ? text && { source: text.source, flags: text.flags } : { text, exact };

/** What a page and a locator have in common: things are looked for within them. */
class Scope {
  getByRole(role, { name, exact, level } = {}) {
    return this.within({ by: 'role', role, level, name: wanted(name, exact) });
  }

  getByText(text, { exact } = {}) {
    return this.within({ by: 'text', text: wanted(text, exact) });
  }

  locator(css) {
    return this.within({ by: 'css', css });
  }
}

export class Locator extends Scope {
  constructor(page, query) {
    super();
    this.page = page;
    this.query = query;
  }

  #to(query) {
    return new Locator(this.page, query);
  }

  within(inner) {
    return this.#to({ by: 'within', outer: this.query, inner });
  }

  or(other) {
    return this.#to({ by: 'or', one: this.query, other: other.query });
  }

  and(other) {
    return this.#to({ by: 'and', one: this.query, other: other.query });
  }

  filter({ hasText }) {
    return this.#to({ by: 'filter', of: this.query, hasText: wanted(hasText) });
  }

  nth(at) {
    return this.#to({ by: 'nth', of: this.query, at });
  }

  first() {
    return this.nth(0);
  }

  last() {
    return this.nth(-1);
  }

  look() {
    return this.page.find((query) => globalThis.finder.look(query), this.query);
  }

  async count() {
    return (await this.look()).count;
  }

  async isVisible() {
    return (await this.look()).visible;
  }

  async isChecked() {
    return (await this.look()).checked;
  }

  async click({ force = false } = {}) {
    let tries = 0;
    const place = await poll(() => {
      // What lies under a bar at the edge may be free in the middle.
      const block = tries % 2 === 0 ? 'nearest' : 'center';
      tries += 1;
      return this.page.find((query, how) => globalThis.finder.aim(query, how), this.query, { force, block });
    }, ({ why }) => !why);
    if (place.why) throw new Error(`${this} cannot be tapped: ${place.why}`);
    await this.page.tap(place);
  }

  async check(how) {
    if (await this.isChecked()) return;
    await this.click(how);
    await poll(() => this.isChecked(), Boolean);
  }

  async focus() {
    await poll(() => this.count(), Boolean);
    await this.page.find((query) => globalThis.finder.find(query)[0].focus(), this.query);
  }

  async fill(text) {
    await this.focus();
    await this.page.find((query) => globalThis.finder.find(query)[0].select(), this.query);
    await this.page.type(text);
  }

  /** Chooses from a list, which lies outside the page once it is open. */
  async selectOption({ label, index }) {
    await poll(() => this.count(), Boolean);
    await this.page.find((query, wish) => {
      const [select] = globalThis.finder.find(query);
      const at = typeof wish === 'number' ? wish : [...select.options].findIndex((option) => option.label === wish);
      if (!select.options[at]) throw new Error(`there is nothing like ${wish} to choose`);
      select.selectedIndex = at;
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    }, this.query, label ?? index);
  }

  async setInputFiles(file) {
    await poll(() => this.count(), Boolean);
    await this.page.driver.setFile((query) => globalThis.finder.find(query)[0], [this.query], file);
  }

  toString() {
    return JSON.stringify(this.query);
  }
}

export class Page extends Scope {
  /** A page at `base`, where addresses are looked up. */
  constructor(driver, base) {
    super();
    this.driver = driver;
    this.base = base;
    this.keyboard = { press: (key) => this.type([KEYS[key] ?? key]) };
  }

  within(query) {
    return new Locator(this, query);
  }

  /** Runs a function in the page; what goes in and out is JSON. */
  evaluate(body, ...args) {
    return this.driver.run(body, args);
  }

  /** Runs a function that needs the finder, which every load of the page takes away. */
  async find(body, ...args) {
    const guarded = `async (...args) => ('finder' in globalThis ? { value: await (${body})(...args) } : null)`;
    const found = await this.driver.run(guarded, args);
    if (found) return found.value;
    await this.driver.run(installer(), []);
    return this.evaluate(body, ...args);
  }

  /**
   * Lets the next page of this host find what the function leaves in the storage. Not every driver can run
   * something before a page does: it runs at an address of the same origin that holds no app.
   */
  async addInitScript(body, ...args) {
    await this.driver.goto(new URL('/', this.base).href);
    await this.evaluate(body, ...args);
  }

  goto(url) {
    return this.driver.goto(new URL(url, this.base).href);
  }

  reload() {
    return this.driver.reload();
  }

  async tap({ x, y }) {
    const { last } = this;
    const isNear = last && Math.max(Math.abs(last.x - x), Math.abs(last.y - y)) < DOUBLE.place;
    if (isNear) await pause(last.time + DOUBLE.time - performance.now());
    const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    const actions = [{ type: 'pointerMove', x, y, duration: 0, origin: 'viewport' }, down, up];
    await this.driver.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
    this.last = { x, y, time: performance.now() };
  }

  type(keys) {
    const actions = [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return this.driver.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  async screenshot(file) {
    await writeFile(file, Buffer.from(await this.driver.screenshot(), 'base64'));
  }
}
