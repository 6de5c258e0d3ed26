// What is shown when the app has stopped or has not come, and the ways on: a newer version, a reload, or
// a repair. It is loaded apart from the boot script, whose own failure it reports too.

import { forget, look, take } from './updates.js';

const root = document.documentElement;
const panel = document.querySelector('#crash');
const part = (name) => panel.querySelector(`[data-part="${name}"]`);

/** How often the page loads itself anew before it leaves that to people, and where it counts. */
const RELOADS = 2;
const COUNT = 'cambriole/reloads';
/** Seconds between looks at a host that is being changed. */
const PAUSES = [1, 4, 15, 60];
/** What has no hash in its name: the browser's own cache may hold another version's. */
const UNNAMED = ['./', 'crash.js', 'updates.js', 'install.js', 'boot.js', 'worker.js'];

/** Shows one sentence of the panel's last line, or none. */
function say(sentence) {
  for (const line of part('status').children) line.hidden = line.dataset.part !== sentence;
}

function offerUpdate() {
  if (!('update' in root.dataset)) return;
  part('take').hidden = false;
  say('ready');
}

/** Shows the panel: the app has stopped, or, if `incomplete`, a part of the page did not come. */
export async function crash({ incomplete = false } = {}) {
  if (!panel.hidden) return;
  const unsaved = 'unsaved' in root.dataset;
  part('stopped').hidden = incomplete;
  part('incomplete').hidden = !incomplete;
  part('saved').hidden = unsaved;
  part('unsaved').hidden = !unsaved;
  part('repair').hidden = !('caches' in globalThis);
  document.querySelector('#splash')?.remove();
  document.querySelector('#app').hidden = true;
  panel.hidden = false;

  // Nothing of the app may go on, not even its question before leaving: what it held is lost already.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  root.removeAttribute('data-unsaved');
  addEventListener('cambriole:update', offerUpdate);
  say('looking');
  if (await look()) offerUpdate();
  else if (incomplete) await waitForHost();
  else say();
}

/** Clears what counts reloads: the page has come. */
export function hasStarted() {
  try {
    sessionStorage.removeItem(COUNT);
  } catch {
    // Storage denied: nothing was counted.
  }
}

/** Loads the page anew once the host has all of it, a few times at most. */
async function waitForHost() {
  for (const pause of PAUSES) {
    say('publishing');
    await new Promise((resolve) => {
      setTimeout(resolve, pause * 1000);
    });
    if ((await isHostWhole()) && mayReload()) {
      await refresh();
      location.reload();
      return;
    }
  }
  say();
}

function mayReload() {
  try {
    const count = Number(sessionStorage.getItem(COUNT)) + 1;
    sessionStorage.setItem(COUNT, String(count));
    return count <= RELOADS;
  } catch {
    return false;
  }
}

/** Whether everything is there that the host's page, not the kept one, names. */
async function isHostWhole() {
  try {
    const answer = await fetch('./?published', { cache: 'no-store' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const { js, wasm, words, assets } = page.querySelector('script[data-wasm]').dataset;
    const style = page.querySelector('link[rel=stylesheet]').getAttribute('href');
    const files = [js, wasm, words.replace('*', root.lang), style, ...assets.split(',')];
    const heads = files.map((path) => fetch(path, { method: 'HEAD', cache: 'no-store' }));
    return (await Promise.all(heads)).every(({ ok }) => ok);
  } catch {
    return false;
  }
}

function refresh() {
  return Promise.allSettled(UNNAMED.map((path) => fetch(path, { cache: 'reload' })));
}

/** Whether the host answers, with its own words: some networks answer everything with their own page. */
async function isHostThere() {
  try {
    const answer = await fetch('sw.js', { cache: 'no-store' });
    return answer.ok && (answer.headers.get('content-type') ?? '').includes('javascript');
  } catch {
    return false;
  }
}

/** Renews the worker and the files that it keeps. Without a network they are all there is. */
async function repair() {
  say('repairing');
  if (!(await isHostThere())) {
    say('network');
    return;
  }
  // The browser may refuse; what cannot be forgotten is at least asked for anew.
  await forget().catch(() => {});
  await refresh();
  location.reload();
}

part('take').addEventListener('click', take);
part('reload').addEventListener('click', () => location.reload());
part('lobby').addEventListener('click', () => {
  location.hash = '';
  location.reload();
});
part('repair').addEventListener('click', repair);

// A trap leaves the app's memory in an unknown state.
const isTrap = (reason) => reason instanceof WebAssembly.RuntimeError;
addEventListener('error', ({ error }) => {
  if (isTrap(error)) crash();
});
addEventListener('unhandledrejection', ({ reason }) => {
  if (isTrap(reason)) crash();
});
addEventListener('cambriole:crash', () => crash());

// Errors of elements do not bubble.
addEventListener('error', ({ target }) => {
  if (target instanceof HTMLScriptElement) crash({ incomplete: true });
}, { capture: true });
