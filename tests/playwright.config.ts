import { defineConfig } from '@playwright/test';
import { findBrowser, launchFlags } from './runner/browser.mjs';

const executablePath = process.env['CHROME_PATH'] ?? findBrowser();

/** Stories: what a shopper, an agent and the shop live through together, in a real browser. */
export default defineConfig({
  testDir: 'stories',
  outputDir: '../test-results',
  forbidOnly: true,
  retries: 0,
  // Two busy cores; no story asserts a time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: 'line',
  use: {
    launchOptions: { args: launchFlags, ...(executablePath ? { executablePath } : {}) },
  },
});
