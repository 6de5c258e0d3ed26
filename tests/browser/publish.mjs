// A newer version of the page, for tests of updates.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes another version of the build in `dir`. */
export async function publish(dir) {
  const change = async (file, from, to) => {
    const path = join(dir, file);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace(from, to));
  };
  await change('index.html', '<html', '<html data-build=new');
  await change('sw.js', /VERSION = '\w+'/, "VERSION = 'new'");
}
