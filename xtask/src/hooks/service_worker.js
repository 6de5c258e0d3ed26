// Keeps the whole page for use without a network. The build puts VERSION and FILES above.

const scope = new URL(self.registration.scope);
// All projects of one account may share an origin, and with it the caches.
const PREFIX = `cambriole:${scope.pathname}:`;
const CACHE = PREFIX + VERSION;

const address = (path) => new URL(path, scope).href;
const INDEX = address('./');
const KEPT = new Set(FILES.map(address));

// A name with its content's hash, or a font's, never stands for something else later: those may
// come from the browser's own cache, where the page has just put them. The host lets browsers keep
// everything for a while, so anything else is fetched anew lest two versions be mixed.
const LASTING = /^fonts\/|-[0-9a-f]{8,16}[._]/;
const request = (path) => new Request(address(path), { cache: LASTING.test(path) ? 'default' : 'reload' });

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(request))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions());
});

// A new version waits until the player accepts it.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'accept-update') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (url.origin !== scope.origin) return;
  url.hash = '';
  if (request.mode === 'navigate') url.search = '';
  if (url.href === address('index.html')) url.href = INDEX;

  if (KEPT.has(url.href)) event.respondWith(fromCache(url.href, request));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => fromCache(INDEX, request)));
});

async function fromCache(href, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(href)) ?? fetch(request);
}

async function forgetOldVersions() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
