// Keeps the whole page for use without a network. The build puts VERSION and FILES above: every file
// and the digest of what it holds.

const scope = new URL(self.registration.scope);
// All projects of one account may share an origin, and with it the caches.
const PREFIX = `cambriole:${scope.pathname}:`;
const CACHE = PREFIX + VERSION;
// Who still shows an older version: see `readPages`.
const PAGES = `${PREFIX}pages`;

const address = (path) => new URL(path, scope).href;
const INDEX = address('./');
const KEPT = new Map(Object.entries(FILES).map(([path, integrity]) => [address(path), integrity]));

// A name with its content's hash, or a font's, never stands for something else later.
const LASTING = /\/fonts\/|-[0-9a-f]{8,16}[._]/;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('message', (event) => {
  const type = event.data?.type;
  // A new version waits until the player accepts it.
  if (type === 'accept-update') self.skipWaiting();
  if (type === 'app-started') event.waitUntil(Promise.all([forgetPages(), mend()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (url.origin !== scope.origin) return;
  const navigates = request.mode === 'navigate';
  url.hash = '';
  if (navigates) url.search = '';
  if (url.href === address('index.html')) url.href = INDEX;

  if (navigates && url.href === INDEX) event.respondWith(index(request));
  else if (KEPT.has(url.href)) event.respondWith(part(url.href, event));
  else if (navigates) event.respondWith(elsewhere(request));
  else if (LASTING.test(url.href)) event.respondWith(olderPart(url.href, request));
});

// A version is taken whole or not at all: a host in the middle of publishing shows two of them mixed.
// Nothing is kept before everything is there; until then the version before goes on.
async function install() {
  const stop = new AbortController();
  const addresses = [...KEPT.keys()];
  const answers = await Promise.all(addresses.map((href) => fetchWhole(href, stop.signal))).catch((reason) => {
    stop.abort();
    throw reason;
  });
  const known = await caches.has(CACHE);
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(answers.map((answer, place) => cache.put(addresses[place], answer)));
  } catch (reason) {
    if (!known) await caches.delete(CACHE);
    throw reason;
  }
}

// The host lets browsers keep everything for a while, so what the browser has may be of another
// version: it is asked for anew, unless its name tells what it holds and the page has just fetched it.
async function fetchWhole(href, signal) {
  const ask = async (cache) => {
    const answer = await fetch(href, { integrity: KEPT.get(href), cache, signal });
    if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
    return answer;
  };
  return LASTING.test(href) ? ask('default').catch(() => ask('reload')) : ask('reload');
}

async function index(request) {
  const kept = await caches.match(INDEX, { cacheName: CACHE });
  if (kept) return kept;
  const answer = await fetch(request);
  // The host's page may be another version's: what is left of this one must not be mixed with it.
  await caches.delete(CACHE);
  return answer;
}

async function part(href, { request, clientId }) {
  const older = (await readPages()).older[clientId];
  const kept = await caches.match(href, { cacheName: older ?? CACHE });
  if (kept) return kept;
  if (older || !(await caches.has(CACHE))) return fetch(request);
  // The browser has thrown it away: only the same file can take its place.
  return fetchWhole(href);
}

// The thread of bots of a page that still shows an older version has no page's name.
async function olderPart(href, request) {
  for (const cacheName of new Set(Object.values((await readPages()).older))) {
    const kept = await caches.match(href, { cacheName });
    if (kept) return kept;
  }
  return fetch(request);
}

// Places of the app stand after the # of one address: any deeper one leads to the lobby.
async function elsewhere(request) {
  const answer = await fetch(request).catch(() => undefined);
  return answer && answer.status !== 404 ? answer : Response.redirect(INDEX);
}

// Fetches again what the browser has thrown away, if the host still has this version.
async function mend() {
  const requests = (await caches.has(CACHE)) ? await (await caches.open(CACHE)).keys() : [];
  const kept = new Set(requests.map(({ url }) => url));
  if (![...KEPT.keys()].every((href) => kept.has(href))) await install().catch(() => {});
}

// Pages that are open when a new version takes over go on with theirs until they are left: `older`
// tells by a page's id which cache it reads, `now` which one everybody else does.
let pages;

function readPages() {
  pages ??= caches.match(address('pages'), { cacheName: PAGES }).then((kept) => kept?.json() ?? { older: {} });
  return pages;
}

async function writePages(known) {
  pages = Promise.resolve(known);
  const cache = await caches.open(PAGES);
  await cache.put(address('pages'), new Response(JSON.stringify(known)));
}

async function openPages() {
  const open = await self.clients.matchAll({ type: 'all', includeUncontrolled: true });
  return open.map(({ id }) => id);
}

async function takeOver() {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== CACHE && name !== PAGES,
  );
  const known = await readPages();
  const before = known.now ?? others[0];
  const older = {};
  for (const id of await openPages()) {
    const cache = known.older[id] ?? before;
    if (others.includes(cache)) older[id] = cache;
  }
  await writePages({ now: CACHE, older });
  // One that is not known may be the next version, which is being filled.
  const { installing, waiting } = self.registration;
  const done = [before, ...Object.values(known.older)];
  const useless = installing || waiting ? others.filter((name) => done.includes(name)) : others;
  await forget(useless, older);
}

async function forgetPages() {
  const known = await readPages();
  const open = await openPages();
  const left = Object.entries(known.older).filter(([id]) => open.includes(id));
  if (left.length === Object.keys(known.older).length) return;
  const older = Object.fromEntries(left);
  await writePages({ ...known, older });
  await forget(Object.values(known.older), older);
}

async function forget(names, older) {
  const useless = names.filter((name) => name !== CACHE && !Object.values(older).includes(name));
  await Promise.all(useless.map((name) => caches.delete(name)));
}
