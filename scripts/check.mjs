// npm run check: everything that can be said about the source without a database or a browser, side by side.
// Of each law it tries as many cases as fit into a moment; `npm test` tries all. --source-only leaves the unit tests to
// `npm test`.
import { join } from 'node:path';
import { drawingProblems } from './check/import-drawing.mjs';
import { readImports } from './check/imports.mjs';
import { textProblems } from './check/texts.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { say, secondsSince } from './say.mjs';
import { unitProjects } from './test/unit-projects.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);

const program =
  (name, args, env = {}) =>
  () =>
    run(bin(name), args, { env: { NO_COLOR: '1', ...env } });
const rule = (problemsOf) => async () => {
  const problems = await problemsOf();
  return { ok: problems.length === 0, output: problems.join('\n') };
};

const importProblems = async () => {
  const { modules, problems } = await readImports();
  return [...problems, ...drawingProblems(modules)];
};

// What has not changed since the last time is not checked again.
const tscMemory = [
  '--incremental',
  '--tsBuildInfoFile',
  join(root, 'node_modules', '.cache', 'check.tsbuildinfo'),
];

const checks = [
  ['imports', rule(importProblems)],
  ['texts', rule(textProblems)],
  ['format and lint', program('biome', ['ci', '--colors=off', '--error-on-warnings', '.'])],
  ['types', program('tsc', ['-p', '.', ...tscMemory])],
  ['dead code', program('knip', ['--no-progress'])],
];
if (!process.argv.includes('--source-only'))
  checks.push([
    'unit tests',
    program('vitest', ['run', '--reporter=dot', ...unitProjects], { LAWS: 'short' }),
  ]);

const startMs = Date.now();
const results = await Promise.all(
  checks.map(async ([name, body]) => {
    const { ok, output } = await body();
    say(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(22)}${secondsSince(startMs)}`);
    return { name, ok, output };
  }),
);

const failed = results.filter((result) => !result.ok);
for (const { name, output } of failed) say(`\n── ${name}\n${output.trim()}`);
say(`\n${results.length - failed.length} passed, ${failed.length} failed in ${secondsSince(startMs)}`);
process.exitCode = failed.length === 0 ? 0 : 1;
