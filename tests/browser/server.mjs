// Serves a build the way GitHub Pages does: under the project's name, to be kept for ten minutes,
// with 404.html for what is not there.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const BASE_PATH = '/cambriole/';
export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
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

/**
 * Serves `dir` on `port`, or on any that is free; `asked` lists the paths that were asked for, `close` hangs up
 * on everybody.
 */
export function serve({ dir = DIST, port = 0 } = {}) {
  const asked = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    asked.push(pathname);
    const { status, body, type } = await find(dir, decodeURIComponent(pathname));
    response.writeHead(status, { 'content-type': type, 'cache-control': 'max-age=600' });
    response.end(body);
  });
  return new Promise((resolve) => {
    server.listen(port, () => {
      const url = `http://localhost:${server.address().port}${BASE_PATH}`;
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ url, asked, close });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve({ port: Number(process.env.PORT) });
