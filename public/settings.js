// Applies the saved settings before anything is painted, so that the page never flashes in another
// theme. The app owns these settings; here they are only read.

(() => {
  const choices = {
    theme: ['auto', 'night', 'day', 'contrast'],
    text: ['100', '125', '150', '200'],
    motion: ['auto', 'on', 'off'],
  };
  const languages = ['fr', 'en', 'it'];

  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem('cambriole/settings')) ?? {};
  } catch {
    // Storage denied or damaged: the app says so where it matters.
  }

  const root = document.documentElement;
  for (const [name, values] of Object.entries(choices)) {
    root.dataset[name] = values.find((value) => value === String(saved[name])) ?? values[0];
  }
  const wished = [saved.lang, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  root.lang = wished.find((lang) => languages.includes(lang)) ?? 'en';
})();
