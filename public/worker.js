// Where bots think: the page's own module in a second role. The page sends where the script is and the
// module that it has compiled already; from then on the app talks with itself.

addEventListener(
  'message',
  async ({ data: [script, module] }) => {
    try {
      const app = await import(script);
      await app.default({ module_or_path: module });
    } catch {
      postMessage('failed');
    }
  },
  { once: true },
);
