// Starts the page: fetches the app with a sign of progress. What minds updates and crashes is apart from
// it, and there before it.

import { crash, hasStarted } from './crash.js';
import './install.js';
import { started, watch } from './updates.js';

const { js, wasm, words, bytes } = document.querySelector('script[data-wasm]').dataset;
const splash = document.querySelector('#splash');

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
  const { body } = await get(wasm);
  const headers = { 'content-type': 'application/wasm' };
  return new Response(body.pipeThrough(progress(Number(bytes))), { headers });
}

// Every sentence in every language: the app reads them when it starts.
async function fetchWords() {
  const response = await get(words);
  globalThis.cambrioleWords = await response.text();
}

async function start() {
  let incomplete = true;
  try {
    const [app, module] = await Promise.all([import(js), fetchModule(), fetchWords()]);
    incomplete = false;
    await app.default({ module_or_path: module });
    delete globalThis.cambrioleWords;
    // The app looks at what is kept before it shows itself.
    await globalThis.cambrioleStarted;
    delete globalThis.cambrioleStarted;
    splash.remove();
    hasStarted();
    started();
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
