import { test as base, expect, type Page } from '@playwright/test';
import { GameServer } from './server';

interface Tools {
  /** Errors of the page: every test ends with none. */
  faults: string[];
}

interface WorkerTools {
  server: GameServer;
}

/** What the browser says about a line that the test cut on purpose. */
const CUT_LINE = /WebSocket connection|ERR_CONNECTION_REFUSED|Failed to load resource/;

/** Collects what goes wrong in a page. */
export function watch(page: Page, faults: string[], lineMayBreak = false): void {
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (lineMayBreak && CUT_LINE.test(message.text())) return;
    faults.push(`${message.text()} (${message.location().url})`);
  });
}

export const test = base.extend<Tools, WorkerTools>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- the first argument has to be a pattern
    async ({}, use) => {
      const server = await GameServer.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  faults: [
    async ({ page }, use, info) => {
      const faults: string[] = [];
      watch(page, faults, info.title.includes('killed'));
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
