// Drives WebKitGTK's small browser by WebDriver, on a screen that nobody sees.

import { createServer } from 'node:net';

import { poll } from './page.mjs';
import { hear, start, stop } from './process.mjs';

const PATIENCE = 120_000;
/** The name by which the protocol refers to elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A screen of its own, on the first free number. */
async function screen() {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1280x24', '-nolisten', 'tcp'];
  const server = start('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return { server, display: `:${await hear(server, server.stdio[3], /^(\d+)$/)}` };
}

/**
 * Runs in the page as soon as it is there, as the driver tells nothing of the console: notes what is said from
 * then on, where it outlives a reload.
 */
function listen() {
  if (location.protocol === 'about:' || globalThis.listening) return;
  globalThis.listening = true;
  const note = (text) => {
    const all = JSON.parse(sessionStorage.getItem('heard') ?? '[]');
    sessionStorage.setItem('heard', JSON.stringify([...all, text]));
  };
  for (const level of ['error', 'warn']) {
    const say = console[level].bind(console);
    console[level] = (...words) => {
      note(words.join(' '));
      say(...words);
    };
  }
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => note(`${violatedDirective}: ${blockedURI}`));
}

const heard = () => (location.protocol === 'about:' ? [] : JSON.parse(sessionStorage.getItem('heard') ?? '[]'));

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

export async function webkit() {
  const { server, display } = await screen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const driver = start('dbus-run-session', ['--', process.env.WEBKIT_DRIVER, `--port=${port}`], { env, stdio: 'ignore' });

  const ask = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(PATIENCE) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path.split('/').at(-1)}: ${value.error}: ${value.message}`);
    return value;
  };
  const isUp = () => ask('GET', '/status').then(({ ready }) => ready, () => false);
  if (!(await poll(isUp, Boolean))) throw new Error('WebKitWebDriver does not answer');

  const args = ['--automation'];
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: process.env.WEBKIT_BROWSER, args } };
  const { sessionId } = await ask('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const send = (path, body = {}) => ask('POST', `/session/${sessionId}/${path}`, body);
  await send('window/rect', { x: 0, y: 0, width: 820, height: 1180 });
  await send('timeouts', { script: PATIENCE, pageLoad: PATIENCE });

  const run = async (body, values) => {
    const script = `return (async (args) => JSON.stringify(await (${body})(...JSON.parse(args))))(arguments[0])`;
    const text = await send('execute/sync', { script, args: [JSON.stringify(values)] });
    return text && JSON.parse(text);
  };
  const go = async (path, body) => {
    await send(path, body);
    await run(listen, []);
  };

  return {
    goto: (url) => go('url', { url }),
    reload: () => go('refresh'),
    run,
    heard: () => run(heard, []),
    async act(actions) {
      await send('actions', { actions });
    },
    async setFile(body, values, file) {
      const script = `return (${body})(...JSON.parse(arguments[0]))`;
      const element = await send('execute/sync', { script, args: [JSON.stringify(values)] });
      await send(`element/${element[ELEMENT]}/value`, { text: file });
    },
    screenshot: () => ask('GET', `/session/${sessionId}/screenshot`),
    async close() {
      await ask('DELETE', `/session/${sessionId}`).catch(() => {});
      await stop(driver);
      await stop(server);
    },
  };
}
