import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'keep-release',
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/releases/keep-release.ts'],
    globalSetup: './test/global-setup.ts',
  },
});
