// Where the bots think. The page posts the address of the glue and the compiled module that it runs
// itself; the module's main() sees that it is in a worker and listens from then on.

addEventListener(
  'message',
  async ({ data: { js, module } }) => {
    const app = await import(js);
    await app.default({ module_or_path: module });
  },
  { once: true },
);
