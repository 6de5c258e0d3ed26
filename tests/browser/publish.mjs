// Makes other versions of a build on a test's own host, as the toolbox would.

import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const LIST = /FILES = \{\n(.*?)\};/s;

export const read = (host, file) => readFile(join(host.dir, file), 'utf8');
export const write = (host, file, content) => writeFile(join(host.dir, file), content);

/** The name of the one file in the build that ends so. */
export async function named(host, end) {
  return (await readdir(host.dir)).find((file) => file.endsWith(end));
}

/** What the worker keeps, as paths seen from the page; the page itself is the empty one. */
export async function kept(host) {
  const [, list] = (await read(host, 'sw.js')).match(LIST);
  return [...list.matchAll(/^'(.+?)':/gm)].map(([, path]) => path.replace('./', ''));
}

/** Publishes another version: `version` stands on the page's root; `change` does whatever else is new. */
export async function publish(host, version, change = async () => {}) {
  const index = await read(host, 'index.html');
  await write(host, 'index.html', index.replace(/<html( data-build=\w+)?/, `<html data-build=${version}`));
  await change();
  let list = '';
  for (const path of await kept(host)) {
    const digest = createHash('sha256').update(await readFile(join(host.dir, path || 'index.html'))).digest('base64');
    list += `'${path || './'}': 'sha256-${digest}',\n`;
  }
  const worker = (await read(host, 'sw.js')).replace(/VERSION = '\w+'/, `VERSION = '${version}'`);
  await write(host, 'sw.js', worker.replace(LIST, () => `FILES = {\n${list}};`));
}

/** Lets the page look for a new version, and tells what became of it: `installed` or `redundant`. */
export function update(page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const ended = new Promise((resolve) => {
      const follow = (worker) => {
        const look = () => {
          if (worker.state !== 'installing') resolve(worker.state);
        };
        worker.addEventListener('statechange', look);
        look();
      };
      registration.addEventListener('updatefound', () => follow(registration.installing), { once: true });
    });
    await registration.update();
    return ended;
  });
}

/** The versions of the page that the browser keeps. */
export async function versions(page) {
  const names = await page.evaluate(() => caches.keys());
  return names.filter((name) => !name.endsWith(':pages')).map((name) => name.replace(/^cambriole:\/cambriole\/:/, ''));
}
