import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { say, secondsSince } from '../say.mjs';

const countsOf = (reportPath) => {
  try {
    const report = JSON.parse(readFileSync(reportPath, 'utf8'));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
};

/** Runs Vitest as one section. A section that breaks without a failed test, or runs none, counts as one failure. */
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
  const { passed, failed } = countsOf(reportPath);
  rmSync(reportPath, { force: true });
  const broken = failed === 0 && (!ok || passed === 0) ? 1 : 0;
  if (broken) say(`${title}: ended without a result`);
  return { title, passed, failed: failed + broken, took: secondsSince(startMs) };
};
