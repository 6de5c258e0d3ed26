// The worker of a build that is being worked on: it takes over from any released one, empties its
// caches, reloads its pages and leaves.

const PREFIX = `cambriole:${new URL(self.registration.scope).pathname}:`;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(retire());
});

async function retire() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
  if (names.length === 0) return;
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
