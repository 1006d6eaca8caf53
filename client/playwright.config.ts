import { defineConfig } from '@playwright/test';

/** Debian's browser: nothing is downloaded. */
const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  expect: { timeout: 8_000 },
  // Every worker runs a server of its own.
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    actionTimeout: 10_000,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: chromium,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'retain-on-failure',
  },
});
