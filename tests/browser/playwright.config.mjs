// How the browser tests run. `cargo xtask test --only browser` builds the page and comes here.

import { defineConfig } from '@playwright/test';

import { BASE_PATH } from './server.mjs';

const port = process.env.PORT ?? '4173';
const baseURL = `http://localhost:${port}${BASE_PATH}`;

export default defineConfig({
  testMatch: '*.spec.mjs',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // A test that passes at the second try is a bug that got away.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // Ceilings, not waits, and the same for all: they hold where a machine is ten times slower.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'fr-FR',
    colorScheme: 'dark',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node server.mjs',
    url: baseURL,
    env: { PORT: port },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
