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
    // A busy machine breaks one in some hundred stories now and then, a fault breaks its story twice. What passed at the
    // second try is listed at the end with what the first one said.
    retry: 1,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
