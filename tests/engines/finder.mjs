// Runs inside the page: finds elements as people and screen readers know them, by role and name, and tells how
// they are. `dom-accessibility-api`, which Testing Library uses, works names out alike in every engine.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The library as the source of one expression: its few files, and a `require` for them. */
function library() {
  const files = dirname(createRequire(import.meta.url).resolve('dom-accessibility-api'));
  const names = ['accessible-description', 'accessible-name', 'accessible-name-and-description', 'getRole', 'index', 'is-disabled', 'is-inaccessible', 'util', 'polyfills/array.from', 'polyfills/SetLike'];
  const modules = names.map((name) => `${JSON.stringify(`./${name}`)}(require, exports) {\n${readFileSync(join(files, `${name}.js`), 'utf8')}\n}`);
  return `(() => {
    const modules = { ${modules.join(',\n')} };
    const loaded = {};
    const require = (name) => {
      if (!loaded[name]) modules[name](require, (loaded[name] = {}));
      return loaded[name];
    };
    return require('./index');
  })()`;
}

/** What finds, looks and aims in the page; queries are made by `page.mjs`. */
function finder({ computeAccessibleName, getRole, isInaccessible }) {
  const tidy = (text) => text.replace(/[\u200b\u00ad]/g, '').replace(/\s+/g, ' ').trim();

  function fits(text, wanted) {
    if (!wanted) return true;
    if (wanted.source) return new RegExp(wanted.source, wanted.flags).test(tidy(text));
    if (wanted.exact) return tidy(text) === tidy(wanted.text);
    return tidy(text).toLowerCase().includes(tidy(wanted.text).toLowerCase());
  }

  const level = (element) => Number(element.getAttribute('aria-level') ?? element.localName.slice(1));

  const hasRole = (element, query) =>
    getRole(element) === query.role
    && (!query.level || level(element) === query.level)
    && !isInaccessible(element)
    && fits(computeAccessibleName(element), query.name);

  const byText = (element, text) =>
    fits(element.textContent, text) && ![...element.children].some((child) => fits(child.textContent, text));

  const inOrder = (elements) =>
    [...new Set(elements)].sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));

  const KINDS = {
    role: (query, root) => [...root.querySelectorAll('*')].filter((element) => hasRole(element, query)),
    text: ({ text }, root) => [...root.querySelectorAll('body, body *')].filter((element) => byText(element, text)),
    css: ({ css }, root) => (css === '..' ? [root.parentElement] : [...root.querySelectorAll(css)]),
    within: ({ outer, inner }, root) => inOrder(find(outer, root).flatMap((element) => find(inner, element))),
    or: ({ one, other }, root) => inOrder([...find(one, root), ...find(other, root)]),
    and: ({ one, other }, root) => {
      const others = new Set(find(other, document));
      return find(one, root).filter((element) => others.has(element));
    },
    nth: ({ of, at }, root) => [find(of, root).at(at)].filter(Boolean),
    filter: ({ of, hasText }, root) => find(of, root).filter((element) => fits(element.textContent, hasText)),
  };

  const find = (query, root = document) => KINDS[query.by](query, root);

  function isVisible(element) {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  }

  function look(query) {
    const found = find(query);
    const [element] = found;
    if (!element) return { count: 0, visible: false };
    return {
      count: found.length,
      visible: isVisible(element),
      enabled: !element.matches(':disabled') && element.getAttribute('aria-disabled') !== 'true',
      checked: element.checked ?? element.getAttribute('aria-checked') === 'true',
      focused: element === document.activeElement,
      text: tidy(element.innerText ?? element.textContent),
      name: computeAccessibleName(element),
      pressed: element.getAttribute('aria-pressed'),
    };
  }

  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const middle = ({ left, top, width, height }) => ({ x: Math.floor(left + width / 2), y: Math.floor(top + height / 2) });

  /** Where to tap, or why not yet: it has to be there, hold still, and lie under nothing else. */
  async function aim(query, { force, block }) {
    let [element] = find(query);
    if (!element) return { why: 'it is not there' };
    if (force) element = element.labels?.[0] ?? element;
    if (!isVisible(element)) return { why: 'it is not visible' };
    if (element.matches(':disabled')) return { why: 'it is disabled' };
    element.scrollIntoView({ block, inline: block, behavior: 'instant' });
    const before = middle(element.getBoundingClientRect());
    await frame();
    await frame();
    const { x, y } = middle(element.getBoundingClientRect());
    if (x !== before.x || y !== before.y) return { why: 'it moves' };
    const hit = document.elementFromPoint(x, y);
    if (!force && !element.contains(hit)) return { why: `${hit?.outerHTML.slice(0, 80)} lies over it` };
    return { x, y };
  }

  return { find, look, aim, isVisible };
}

/** The source of a function that makes `globalThis.finder`. */
export const installer = () => `() => { globalThis.finder ??= (${finder})(${library()}); }`;
