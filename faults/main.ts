// npm run faults: every case, or those whose names begin with the words given. What passed before for this build is
// shown and not run again, unless --again is given; --short is what `npm test` runs; --seed=N chooses another course
// of events. Data lies under FAULTS_DIR, which must be on a real disk.
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { fileSystemOf, machineFacts } from '@ohmstead/bench';
import type { FaultCase } from './fault-case.ts';
import { faultCases, shortCases } from './fault-cases.ts';
import { runCase, sayCheck } from './run-case.ts';
import { savedChecks } from './saved-checks.ts';

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const seed = Number(flags.find((flag) => flag.startsWith('--seed='))?.slice('--seed='.length) ?? 17);
const isShort = flags.includes('--short');
const again = isShort || flags.includes('--again');

const all = isShort ? shortCases : faultCases;
const cases = all.filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)));
if (cases.length === 0) throw new Error(`no such case: there are ${all.map(({ name }) => name).join(', ')}`);

const dataParent = process.env.FAULTS_DIR ?? tmpdir();
if (fileSystemOf(dataParent) === 'tmpfs' && !isShort) {
  throw new Error(`${dataParent} is memory, not a disk: set FAULTS_DIR to a folder on one`);
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const startMs = performance.now();
const saved = savedChecks(fileURLToPath(new URL('../../', import.meta.url)), seed);
say(`${machineFacts(dataParent)} · seed ${seed}`);
/** The same whichever others are run. */
const seedOf = (one: FaultCase): number => seed * 1000 + all.indexOf(one);

let passed = 0;
let failed = 0;
for (const one of cases) {
  const before = again ? null : saved.of(one.name);
  say(`\n${one.title} (${one.name})${before ? ', passed before' : ''}`);
  for (const check of before ?? []) sayCheck(check);
  const checks = before ?? (await runCase(one, dataParent, seedOf(one)));
  if (!isShort) saved.save(one.name, checks);
  passed += checks.filter(({ problems }) => problems.length === 0).length;
  failed += checks.filter(({ problems }) => problems.length > 0).length;
  say(`  ${Math.round((performance.now() - startMs) / 1000)} s so far`);
}
say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
