// Starts the page: fetches the app with a sign of progress, and minds what the app cannot, as it is
// not there yet or no more: crashes and updates.

const { js, wasm, words, bytes } = document.querySelector('script[data-wasm]').dataset;
const splash = document.querySelector('#splash');
const crash = document.querySelector('#crash');

function showCrash() {
  splash.remove();
  document.querySelector('#app').hidden = true;
  crash.hidden = false;
}

crash.querySelector('button').addEventListener('click', () => location.reload());

// A trap leaves the app's memory in an unknown state: nothing of it may go on.
window.addEventListener('error', (event) => {
  if (event.error instanceof WebAssembly.RuntimeError) showCrash();
});

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

try {
  const [app, module] = await Promise.all([import(js), fetchModule(), fetchWords()]);
  await app.default({ module_or_path: module });
  delete globalThis.cambrioleWords;
  splash.remove();
  const { watchForUpdates } = await import('./updates.js');
  await watchForUpdates();
} catch (reason) {
  showCrash();
  throw reason;
}
