import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

/** Where `npm run dev` finds a running server. */
const server = process.env['MALAKOFF_SERVER'] ?? 'http://127.0.0.1:8137';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  base: './',
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: {
    target: 'es2022',
    // Browsers that know light-dark(), so that it stays as it is written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/lib/test-setup.ts'],
  },
});
