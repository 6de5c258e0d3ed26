// Keeps the page for use offline and minds newer versions, apart from the app: it may not have started.
// Whatever fails here only concerns updates; the page goes on without.
//
// On the root, `data-update` says that a newer version can be had, and `cambriole:update` on window that
// this has changed. Whoever wants it dispatches `cambriole:accept-update`. The app sets `data-unsaved`
// while something is only in its memory: nothing is offered or taken then.

const root = document.documentElement;

let registration;
let watching;
/** Another tab has taken a newer version; this page goes on with its own until it is loaded anew. */
let isBehind = false;

function workers() {
  try {
    return navigator.serviceWorker;
  } catch {
    // A frame without an origin of its own.
    return undefined;
  }
}

const isWaiting = () => isBehind || Boolean(registration?.waiting && registration.active);

function tell() {
  const offered = isWaiting() && !('unsaved' in root.dataset);
  if (offered === 'update' in root.dataset) return;
  root.toggleAttribute('data-update', offered);
  dispatchEvent(new Event('cambriole:update'));
}

/** Registers the worker and follows its newer versions. */
export function watch() {
  watching = register();
}

async function register() {
  try {
    registration = await workers()?.register('sw.js', { updateViaCache: 'none' });
    if (registration) follow();
  } catch {
    // Private windows may refuse.
  }
}

function follow() {
  const mind = (worker) => worker?.addEventListener('statechange', tell);
  registration.addEventListener('updatefound', () => mind(registration.installing));
  mind(registration.installing);

  // The first worker of all takes nobody over.
  if (workers().controller) {
    workers().addEventListener('controllerchange', () => {
      isBehind = true;
      tell();
    });
  }
  new MutationObserver(tell).observe(root, { attributeFilter: ['data-unsaved'] });

  // An installed page may stay open for weeks.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) registration.update().catch(() => {});
  });
  tell();
}

/** Tells the worker that the page is there: what only pages before it needed can go. */
export function started() {
  workers()?.controller?.postMessage({ type: 'app-started' });
}

/** Asks the host, and tells whether a newer version can be had now. */
export async function look() {
  await watching;
  await registration?.update().catch(() => {});
  const { installing } = registration ?? {};
  if (installing) {
    await new Promise((resolve) => {
      installing.addEventListener('statechange', () => {
        if (installing.state !== 'installing') resolve();
      });
    });
  }
  return isWaiting();
}

/** Loads the page anew, as the newer version if one waits. */
export function take() {
  const waiting = registration?.waiting;
  if (!waiting) {
    location.reload();
    return;
  }
  waiting.addEventListener('statechange', () => {
    // Redundant: a still newer one has come.
    if (['activated', 'redundant'].includes(waiting.state)) location.reload();
  });
  waiting.postMessage({ type: 'accept-update' });
}

/** Forgets the worker and all files of the page that it keeps. Matches are kept elsewhere. */
export async function forget() {
  const known = await workers()?.getRegistration();
  await known?.unregister();
  // As the worker names them.
  const prefix = `cambriole:${new URL('./', document.baseURI).pathname}:`;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
}

addEventListener('cambriole:accept-update', () => {
  if ('update' in root.dataset) take();
});
