import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The walk needs the demo's whole history, which comes in while the others run. */
class WalkLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWalk = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('walk.story.ts'));
    return (await super.sort(files)).toSorted((a, b) => isWalk(a) - isWalk(b));
  }
}

export default defineConfig({
  test: {
    name: 'stories',
    root: import.meta.dirname,
    include: ['stories/**/*.story.ts'],
    globalSetup: './demo-program.ts',
    // Modules loaded once serve all stories: playwright-core alone takes a second to load.
    isolate: false,
    // One browser at a time: the program, its meters and the browser share the machine.
    fileParallelism: false,
    sequence: { sequencer: WalkLast },
    // The languages of the walk, two at a time.
    maxConcurrency: 2,
    // Against what hangs, not against a busy machine.
    testTimeout: 240_000,
    // Rarely a page of the headless browser stops drawing while others go on: what is to be clicked never counts as
    // stable, and no picture can be had. Only such a story is tried a second time.
    retry: { count: 1, condition: /visible, enabled and stable\S*\s*$/ },
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
