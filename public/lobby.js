// Shows the lobby before the app has come: the build has drawn it in every language. Whoever follows a link
// of it meanwhile sees how far the app is, and then the place where the link leads.

(() => {
  const app = document.querySelector('#app');
  const splash = document.querySelector('#splash');
  const { content } = document.querySelector('#lobby');
  const drawn = content.querySelector(`[lang=${document.documentElement.lang}]`);
  // A build for development draws none.
  if (!drawn) return;
  app.append(...drawn.children);

  const show = () => {
    const isLobby = ['', '#', '#/'].includes(location.hash);
    app.hidden = !isLobby;
    splash.hidden = isLobby;
  };
  show();
  addEventListener('hashchange', show);

  // Matches that are kept take the place of the sentence that there are none.
  const empty = app.querySelector('.empty');
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith('cambriole/match/'))) empty.textContent = '\u00a0';
  } catch {
    // Storage denied: there are none.
  }

  // Who has met a game is not offered its lesson.
  try {
    for (const met of localStorage.getItem('cambriole/met')?.split(' ') ?? []) app.querySelector(`.first[href$="/${met}"]`)?.remove();
  } catch {
    // Storage denied: nobody has.
  }

  const field = app.querySelector('input[type=file]');
  field.previousElementSibling.addEventListener('click', () => field.click());

  let focused;
  app.addEventListener('focusin', ({ target }) => {
    focused = target;
  });

  // The app has drawn the same lobby in the place of this one: what somebody has begun goes on there.
  addEventListener('cambriole:started', () => {
    removeEventListener('hashchange', show);
    if (focused) {
      const isSame = (link) => link.getAttribute('href') === focused.getAttribute('href') && link.textContent === focused.textContent;
      const same = [...app.querySelectorAll('a, button')].find(isSame);
      // Who has followed it is somewhere else by now.
      (same ?? app.querySelector('main h1'))?.focus({ preventScroll: true });
    }

    const handOver = () => {
      const next = app.querySelector('input[type=file]');
      if (!next || !field.files.length) return;
      next.files = field.files;
      next.dispatchEvent(new Event('change', { bubbles: true }));
    };
    handOver();
    field.addEventListener('change', handOver);
  }, { once: true });
})();
