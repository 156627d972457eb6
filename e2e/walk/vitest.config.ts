import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import stories from '../vitest.config.ts';

export default defineConfig({
  test: {
    ...stories.test,
    name: 'walk',
    include: ['walk/walk.ts'],
    // Each hour has a program of its own.
    globalSetup: [],
    // Languages side by side, in one browser.
    maxConcurrency: Math.max(2, availableParallelism() - 1),
    testTimeout: 7_200_000,
    hookTimeout: 3_600_000,
  },
});
