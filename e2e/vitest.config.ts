import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'stories',
    root: import.meta.dirname,
    include: ['stories/**/*.story.ts'],
    globalSetup: './demo-program.ts',
    // One browser at a time: the program, its meters and the browser share the machine.
    fileParallelism: false,
    // The languages of the walk, two at a time.
    maxConcurrency: 2,
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
});
