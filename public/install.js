// The browser's own offer to install the page, kept until the player asks for it.
//
// On the root, `data-installable` says that the browser offers it, and `cambriole:installable` on window
// that this has changed. The app dispatches `cambriole:install` when the player wants it.

let offer;

function keep(event) {
  offer = event;
  document.documentElement.toggleAttribute('data-installable', Boolean(offer));
  dispatchEvent(new Event('cambriole:installable'));
}

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  keep(event);
});

addEventListener('appinstalled', () => keep());

// An offer can be used once; the browser makes another if it was declined.
addEventListener('cambriole:install', () => {
  offer?.prompt().catch(() => {});
  keep();
});
