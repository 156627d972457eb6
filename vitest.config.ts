import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const unit = (name: string) => ({
  // Nothing to keep apart: these packages hold no state. A thousand cases of a law take long on a busy machine.
  test: {
    name,
    root: `packages/${name}`,
    include: ['src/**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});

const viewModels = ['day-power', 'features', 'report', 'ui'].map((folder) => `src/${folder}/**/*.test.ts`);

// The browser stories in e2e/ have a configuration of their own: they need a build and a browser.
export default defineConfig({
  test: {
    // Vitest would leave a core to itself: half of a small machine.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.mjs'] } },
      unit('domain'),
      unit('contract'),
      unit('i18n'),
      unit('meter'),
      {
        test: {
          // Pure view-models, nearly all of the web's files: a process each would take longer than their tests.
          name: 'web view-models',
          root: 'packages/web',
          include: viewModels,
          isolate: false,
        },
      },
      {
        test: {
          // Files that need a document say so in their first line: making one takes longer than most tests.
          name: 'web',
          root: 'packages/web',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: viewModels,
        },
      },
      {
        test: {
          name: 'server',
          root: 'packages/server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: join(import.meta.dirname, 'packages/server/test/global-setup.ts'),
          // Each file has a database of its own; modules loaded once serve all files of a worker.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
