// Drives the system's Firefox by WebDriver BiDi, which it speaks by itself: geckodriver, which would translate
// the older protocol, is not among Debian's packages.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import WebSocket from 'ws';

import { hear, start, stop } from './process.mjs';

const PATIENCE = 120_000;

/** Starts the browser in a profile of its own; tells it and the address at which it listens. */
async function launch(profile) {
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', '--width', '820', '--height', '1180'];
  const browser = start(process.env.FIREFOX, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  return { browser, address: await hear(browser, browser.stderr, /BiDi listening on (ws:\S+)/) };
}

/** A question and its answer over the socket, by number; `onEvent` hears the rest. */
async function connect(address, onEvent) {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  const open = new Map();
  let count = 0;
  socket.on('message', (text) => {
    const message = JSON.parse(text);
    if (message.type === 'event') return onEvent(message);
    const { done, fail, method } = open.get(message.id);
    open.delete(message.id);
    if (message.type === 'success') done(message.result);
    else fail(new Error(`${method}: ${message.message}`));
  });
  return (method, params = {}) =>
    new Promise((done, fail) => {
      count += 1;
      const id = count;
      open.set(id, { done, fail, method });
      setTimeout(() => fail(new Error(`${method}: no answer`)), PATIENCE).unref();
      socket.send(JSON.stringify({ id, method, params }));
    });
}

/** Firefox in a profile that goes with it, or in one that is `kept`. */
export async function firefox(kept) {
  const profile = kept ?? (await mkdtemp(join(tmpdir(), 'cambriole-firefox-')));
  const { browser, address } = await launch(profile);
  const complaints = [];
  const send = await connect(address, ({ params }) => {
    if (['error', 'warn'].includes(params.level)) complaints.push(params.text);
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  // The first tab of a new profile never has the focus, and keys would press nothing.
  const { context } = await send('browsingContext.create', { type: 'tab' });

  const call = async (functionDeclaration, args) => {
    const local = args.map((value) => ({ type: 'string', value }));
    const { result, exceptionDetails } = await send('script.callFunction', { functionDeclaration, arguments: local, target: { context }, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };

  return {
    heard: async () => complaints.splice(0),
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    async run(body, args) {
      const { value } = await call(`async (args) => JSON.stringify(await (${body})(...JSON.parse(args)))`, [JSON.stringify(args)]);
      return value && JSON.parse(value);
    },
    act: (actions) => send('input.performActions', { context, actions }),
    async setFile(body, args, file) {
      const { sharedId } = await call(`(args) => (${body})(...JSON.parse(args))`, [JSON.stringify(args)]);
      await send('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    screenshot: async () => (await send('browsingContext.captureScreenshot', { context })).data,
    /** Ends it as a crash or an empty battery would. */
    kill: () => stop(browser),
    async close() {
      await send('browser.close').catch(() => {});
      await stop(browser);
      await rm(profile, { recursive: true, force: true });
    },
  };
}
