// The page as an installed app: what the device is told about it, its button, its share sheet, its licences.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PHONE, expect, expectAccessibleInAllThemes, open, openAndKeep, picture, test } from './fixtures.mjs';
import { kept } from './publish.mjs';
import { hurry, sitDown, step } from './robbery.mjs';
import { DIST } from './server.mjs';

const manifest = async () => JSON.parse(await readFile(join(DIST, 'manifest.webmanifest'), 'utf8'));

/** Width and height of a PNG, as its own head has them. */
async function size(path) {
  const head = await readFile(join(DIST, path));
  expect(head.toString('latin1', 1, 4)).toBe('PNG');
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`;
}

test('the manifest names pictures that are there, as big as it says', async () => {
  const { icons, screenshots, shortcuts } = await manifest();
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes, type } of pictures) {
    if (type === 'image/png') expect(await size(src), src).toBe(sizes);
    else await readFile(join(DIST, src));
  }
  for (const form of ['narrow', 'wide']) {
    expect(screenshots.filter((shot) => shot.form_factor === form).length, form).toBeGreaterThan(1);
  }
  // Only a device that installs the page fetches them.
  expect((await kept({ dir: DIST })).filter((path) => path.startsWith('screenshots/'))).toEqual([]);
});

test('every shortcut leads to its game', async ({ page }) => {
  const { shortcuts } = await manifest();
  expect(shortcuts.map(({ name }) => name)).toEqual(['Art Robbery', 'The A.R.T. Project', 'Le Casse du Siècle']);
  for (const { name, url } of shortcuts) {
    await open(page, url);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'La table' })).toBeVisible();
    await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
  }
});

test('hosts that read headers get what the page cannot say of itself', async () => {
  const headers = await readFile(join(DIST, '_headers'), 'utf8');
  const index = await readFile(join(DIST, 'index.html'), 'utf8');
  const [policy] = index.match(/default-src 'none'[^"]*/);
  const [given] = headers.match(/default-src 'none'.*/);
  // The last digest is that of the page for lost visitors.
  expect(given.replace(/ 'sha256-\S+'(?= 'wasm)/, '')).toBe(`${policy}; frame-ancestors 'none'`);
  for (const name of ['X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy']) {
    expect(headers).toContain(`\n  ${name}: `);
  }
  const [module] = index.match(/cambriole-[0-9a-f]+_bg\.wasm/);
  expect(headers).toMatch(new RegExp(`/${module}\n {2}Cache-Control: public`));
});

test('what is hosted does not wait for the next build', async () => {
  const index = await readFile(join(DIST, 'index.html'), 'utf8');
  expect(index).not.toMatch(/\bwss?:|reload\.js/);
  await expect(readFile(join(DIST, 'reload.js'))).rejects.toThrow('ENOENT');
});

test('the page can be installed where the browser offers it, and only there', async ({ page }) => {
  await open(page, './#/settings');
  const button = page.getByRole('button', { name: 'Installer Cambriole' });
  await expect(page.getByRole('heading', { level: 1, name: 'Réglages' })).toBeVisible();
  const offer = () => page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    event.prompt = async () => (globalThis.wasAsked = true);
    dispatchEvent(event);
  });
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(button).toHaveCount(0);
  await offer();
  await expect(button).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await button.click();
  expect(await page.evaluate(() => globalThis.wasAsked)).toBe(true);
  await expect(button).toHaveCount(0);

  // Declined: the browser offers it again, until it is done in some other way.
  await offer();
  await expect(button).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(button).toHaveCount(0);
});

test('the libraries in the program are listed, offline too', async ({ page, context }) => {
  await openAndKeep(page);
  await open(page, './#/settings');
  // Until it is loaded anew, no worker answers for it.
  await page.reload();
  await context.setOffline(true);
  await page.getByText('Les bibliothèques qu’il contient').click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: /^leptos\d/ })).toContainText('MIT');
  expect(await rows.count()).toBeGreaterThan(20);
  await expect(rows.filter({ hasText: 'cambriole' })).toHaveCount(0);
  await expectAccessibleInAllThemes(page);
});

test.describe('on a touch device', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  /** Stands in for the device's share sheet. */
  const share = (page, can) => page.addInitScript((yes) => {
    Navigator.prototype.canShare = ({ files }) => yes && files.length === 1;
    Navigator.prototype.share = async ({ files: [file] }) => {
      globalThis.shared = { name: file.name, type: file.type, text: await file.text() };
      throw new DOMException('The player thinks better of it.', 'AbortError');
    };
  }, can);

  async function exportMatch(page) {
    await hurry(page);
    await sitDown(page, ['Marie', 'Lucas']);
    await step(page);
    await open(page);
    await page.getByRole('button', { name: /^Renommer, exporter ou supprimer/ }).click();
    await page.getByRole('button', { name: 'Exporter', exact: true }).click();
  }

  test('a match is shared, and can still be saved', async ({ page }, info) => {
    await share(page, true);
    await exportMatch(page);
    await expect.poll(() => page.evaluate(() => globalThis.shared?.text)).toContain('"game":"art-robbery"');
    const { name, type } = await page.evaluate(() => globalThis.shared);
    expect(name).toMatch(/^cambriole-.+\.txt$/);
    expect(type).toBe('text/plain');
    await picture(page, 'share');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    const file = info.outputPath('match.json');
    await (await download).saveAs(file);
    expect(JSON.parse(await readFile(file, 'utf8')).game).toBe('art-robbery');
  });

  test('a device that shares no files saves it', async ({ page }) => {
    await share(page, false);
    const download = page.waitForEvent('download');
    await exportMatch(page);
    expect((await download).suggestedFilename()).toMatch(/\.json$/);
    expect(await page.evaluate(() => globalThis.shared)).toBeUndefined();
  });
});
