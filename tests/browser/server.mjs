// Serves a build the way GitHub Pages does: under the project's name, to be kept for ten minutes,
// with 404.html for what is not there.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export const BASE_PATH = '/cambriole/';
export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.tsv': 'text/tab-separated-values; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

async function load(dir, path) {
  const file = join(dir, normalize(path.endsWith('/') ? `${path}index.html` : path));
  return { body: await readFile(file), type: TYPES[extname(file)] ?? 'application/octet-stream' };
}

async function find(dir, pathname) {
  const nothing = { body: 'Not found', type: TYPES['.txt'] };
  if (!pathname.startsWith(BASE_PATH)) return { status: 404, ...nothing };
  try {
    return { status: 200, ...(await load(dir, pathname.slice(BASE_PATH.length - 1))) };
  } catch {
    return { status: 404, ...(await load(dir, '/404.html').catch(() => nothing)) };
  }
}

/** What a host in trouble sends in the place of an answer: half of it, or none. */
const TROUBLES = {
  cut: ({ status, body, type }) => ({ status, body: body.subarray(0, body.length / 2), type }),
  missing: () => ({ status: 404, body: 'Not found', type: TYPES['.txt'] }),
};

/**
 * Serves `dir` on `port`, or on any that is free. `asked` lists the paths that were asked for; `troubles`
 * says by path, seen from the page, what is `cut` or `missing`; `caching` is what browsers are told;
 * `close` hangs up on everybody. With `gzip` texts and the module are compressed, once.
 */
export function serve({ dir = DIST, port = 0, gzip = false } = {}) {
  const host = { asked: [], troubles: new Map(), caching: 'max-age=600' };
  const packed = {};
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    host.asked.push(pathname);
    const found = await find(dir, decodeURIComponent(pathname));
    const trouble = TROUBLES[host.troubles.get(pathname.slice(BASE_PATH.length))] ?? ((answer) => answer);
    const { status, body, type } = trouble(found);
    const headers = { 'content-type': type, 'cache-control': host.caching };
    if (gzip && !/font|image\/png/.test(type)) {
      packed[pathname] ??= gzipSync(body, { level: 9 });
      response.writeHead(status, { ...headers, 'content-encoding': 'gzip' });
      response.end(packed[pathname]);
      return;
    }
    response.writeHead(status, headers);
    response.end(body);
  });
  return new Promise((resolve) => {
    server.listen(port, () => {
      const url = `http://localhost:${server.address().port}${BASE_PATH}`;
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve(Object.assign(host, { url, close }));
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve({ port: Number(process.env.PORT) });
