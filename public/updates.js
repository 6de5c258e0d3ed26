// Keeps the page for use offline, and tells the app when a newer one is waiting.
//
// On window: `cambriole:update-ready` says that one waits; the app dispatches
// `cambriole:accept-update` when the player agrees, and the page reloads as the new version.

export async function watchForUpdates() {
  const workers = navigator.serviceWorker;
  if (!workers) return;

  let registration;
  try {
    registration = await workers.register('sw.js', { updateViaCache: 'none' });
  } catch {
    // Private windows may refuse; the page works all the same, online.
    return;
  }

  const tell = () => {
    if (registration.waiting && registration.active) dispatchEvent(new CustomEvent('cambriole:update-ready'));
  };
  const follow = (worker) => worker?.addEventListener('statechange', tell);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  follow(registration.installing);
  tell();

  let accepted = false;
  const reload = () => {
    if (accepted) return;
    accepted = true;
    location.reload();
  };

  window.addEventListener('cambriole:accept-update', () => {
    const { waiting } = registration;
    waiting?.addEventListener('statechange', () => {
      if (waiting.state === 'activated') reload();
    });
    waiting?.postMessage({ type: 'accept-update' });
  });

  // Another tab has accepted: one version at a time. The first worker of all takes nobody over.
  if (workers.controller) workers.addEventListener('controllerchange', reload);

  // An installed page may stay open for weeks.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) registration.update().catch(() => {});
  });
}
