// Browsers with a profile that can be killed and started again.

import { chromium } from '@playwright/test';

import { firefox } from '../engines/firefox.mjs';
import { Page } from '../engines/page.mjs';
import { hear, start, stop } from '../engines/process.mjs';

const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--remote-debugging-port=0',
  '--lang=fr',
];

/** Playwright starts one with a profile too, but does not tell its process. */
async function startChromium(profile) {
  const args = [...ARGS, `--user-data-dir=${profile}`, 'about:blank'];
  const child = start(process.env.CHROMIUM, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await hear(child, child.stderr, /DevTools listening on (ws:\S+)/);
  const browser = await chromium.connectOverCDP(address);
  const page = await browser.contexts()[0].newPage();
  return { page, kill: () => stop(child) };
}

async function startFirefox(profile, url) {
  const driver = await firefox(profile);
  return { page: new Page(driver, url), kill: driver.kill };
}

/** How each browser is started in a profile: a page to play on, and what ends it as an empty battery would. */
export const STARTS = { chromium: startChromium, firefox: startFirefox };
