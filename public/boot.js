// Starts the page: fetches the app with a sign of progress. What minds updates and crashes is apart from
// it, and there before it.

import { crash, hasStarted } from './crash.js';
import './install.js';
import { started, watch } from './updates.js';

const { js, wasm, words, assets, bytes } = document.querySelector('script[data-wasm]').dataset;
const app = document.querySelector('#app');
const splash = document.querySelector('#splash');
const LANGUAGES = ['fr', 'en', 'it'];
const spoken = document.documentElement.lang;

function progress(total) {
  const bar = splash.querySelector('progress');
  let loaded = 0;
  return new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      bar.value = Math.min(loaded / total, 1);
      controller.enqueue(chunk);
    },
  });
}

async function get(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

async function fetchModule() {
  const response = await get(wasm);
  // What is kept is there at once, and the browser keeps what it has compiled, but only of an answer as it came.
  if (navigator.serviceWorker?.controller) return response;
  const headers = { 'content-type': 'application/wasm' };
  return new Response(response.body.pipeThrough(progress(Number(bytes))), { headers });
}

const fetchText = async (address) => (await get(address)).text();

/** Every sentence in some languages: the app reads them when it starts, or hears that there are more. */
async function fetchWords(languages) {
  const files = languages.map((lang) => fetchText(words.replace('*', lang)));
  globalThis.cambrioleWords = await Promise.all(files);
}

async function fetchArt(file) {
  document.body.insertAdjacentHTML('afterbegin', await fetchText(file));
}

function fetchStyle(file) {
  return new Promise((resolve, reject) => {
    const onerror = () => reject(new Error(file));
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file, onload: resolve, onerror });
    document.head.append(link);
  });
}

/** The styles and drawings beside the lobby's: those of all screens, or of a game. */
async function fetchAssets(name) {
  const files = assets.split(',').filter((file) => file.startsWith(`${name}-`));
  if (name === 'lessons') await import('./spotlight.js');
  if (!files.length) throw new Error(`no styles or drawings are called ${name}`);
  return Promise.all(files.map((file) => (file.endsWith('.css') ? fetchStyle(file) : fetchArt(file))));
}

const coming = {};

/** The app asks for a game's when it first shows the game, and does not go there without them. */
globalThis.cambrioleAssets = (name) => {
  coming[name] ??= fetchAssets(name).catch((reason) => {
    crash({ incomplete: true });
    throw reason;
  });
  return coming[name];
};

/** The languages that the player has not asked for yet, so that asking needs no network. */
async function fetchOtherWords() {
  try {
    await fetchWords(LANGUAGES.filter((lang) => lang !== spoken));
    dispatchEvent(new Event('cambriole:words'));
    delete globalThis.cambrioleWords;
  } catch {
    // The network has gone: it is tried again when there is one.
    addEventListener('online', fetchOtherWords, { once: true });
  }
}

async function start() {
  let incomplete = true;
  try {
    const [glue, module] = await Promise.all([import(js), fetchModule(), fetchWords([spoken]), fetchAssets('screens')]);
    incomplete = false;
    await glue.default({ module_or_path: module });
    delete globalThis.cambrioleWords;
    // The app looks at what is kept before it shows itself.
    await globalThis.cambrioleStarted;
    delete globalThis.cambrioleStarted;
    splash.remove();
    app.hidden = false;
    dispatchEvent(new Event('cambriole:started'));
    hasStarted();
    started();
    fetchOtherWords();
  } catch (reason) {
    crash({ incomplete });
    throw reason;
  }
}

// A page that was kept may be one that cannot start: a newer one is looked for at once. A first visit
// fetches the app before the worker does, lest it be downloaded twice.
if (navigator.serviceWorker?.controller) watch();
try {
  await start();
} finally {
  if (!navigator.serviceWorker?.controller) watch();
}
