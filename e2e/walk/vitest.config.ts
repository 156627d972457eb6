import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import stories from '../vitest.config.ts';

export default defineConfig({
  test: {
    ...stories.test,
    name: 'walk',
    include: ['walk/walk.ts'],
    globalSetup: './walk/demo-program.ts',
    // Languages side by side, in one browser.
    maxConcurrency: Math.max(2, availableParallelism() - 1),
    testTimeout: 3_600_000,
  },
});
