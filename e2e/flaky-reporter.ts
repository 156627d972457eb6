import type { Reporter, TestCase } from 'vitest/node';

/** Lists at the end which stories passed only when tried again, and where the first try stopped. */
export default class FlakyReporter implements Reporter {
  private readonly flaky: TestCase[] = [];

  onTestCaseResult(story: TestCase): void {
    if (story.diagnostic()?.flaky) this.flaky.push(story);
  }

  onTestRunEnd(): void {
    for (const story of this.flaky) {
      const said = (story.result().errors ?? []).map(({ message, stack = '' }) =>
        [message, ownLines(stack)].join('\n'),
      );
      console.log(`\npassed at the second try: ${story.fullName}\n${said.join('\n')}`);
    }
  }
}

const ownLines = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at .*\/e2e\//.test(line))
    .join('\n');
