import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Twenty starts of a server, one after another: begun late, it would be waited for at the end. */
const isLongest = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('/crash.test.ts');

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** What they send is refused before any database: they take long, and one engine shows it. */
const hostile = ['src/**/{hostile-requests,hostile-files,odd-files}.test.ts'];

// The browser stories in e2e/ have a configuration of their own: they need a build and a browser.
export default defineConfig({
  test: {
    // Vitest would leave a core to itself: half of a small machine.
    maxWorkers: '100%',
    // What one section of `npm test` has compiled, the next ones take as it is.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          // One project and nothing to keep apart: what packages share is read once. A thousand cases of a law take
          // long on a busy machine.
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs', 'app/scripts/**/*.test.mjs'],
          exclude: ['packages/server/**'],
          isolate: false,
          setupFiles: ['packages/domain/test/law-cases.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // Tests that need a document end in `.tsx` and leave it as they found it: it is made once a worker.
          name: 'web',
          root: 'packages/web',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: [join(import.meta.dirname, 'packages/web/test/patience.ts')],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          root: 'packages/server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: process.env.TEST_ENGINE === 'postgres' ? hostile : [],
          globalSetup: join(import.meta.dirname, 'packages/server/test/global-setup.ts'),
          // Each file has a database of its own; modules loaded once serve all files of a worker.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What is waited for comes at once, but on a busy machine.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
