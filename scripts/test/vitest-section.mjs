import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { say, secondsSince } from '../say.mjs';

const countsOf = (reportPath) => {
  try {
    const report = JSON.parse(readFileSync(reportPath, 'utf8'));
    const tests = report.testResults.flatMap((file) => file.assertionResults);
    const again = tests.filter((test) => test.status === 'passed' && test.failureMessages.length > 0);
    return { passed: report.numPassedTests, failed: report.numFailedTests, again };
  } catch {
    return { passed: 0, failed: 0, again: [] };
  }
};

/**
 * Runs Vitest as one section. A section that breaks without a failed test, or runs none, counts as one failure. Tests
 * that a configuration lets try again, and that needed it, are told with why.
 */
export const vitestSection = async ({ title, args, env = {} }) => {
  say(`\n── ${title}`);
  const startMs = Date.now();
  const reportPath = join(tmpdir(), `ohmstead-${process.pid}-${title.replaceAll(/\W+/g, '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
  const { ok } = await run(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--silent=passed-only', ...reporters, ...args],
    { env: { NO_COLOR: '1', ...env }, show: true },
  );
  const { passed, failed, again } = countsOf(reportPath);
  rmSync(reportPath, { force: true });
  const broken = failed === 0 && (!ok || passed === 0) ? 1 : 0;
  if (broken) say(`${title}: ended without a result`);
  for (const { fullName, failureMessages } of again)
    say(`passed at the second attempt only: ${fullName}\n  ${failureMessages[0]}`);
  return { title, passed, failed: failed + broken, again: again.length, took: secondsSince(startMs) };
};
