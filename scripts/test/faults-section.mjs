import { run } from '../run.mjs';
import { say, secondsSince } from '../say.mjs';
import { requireFaults } from '../setup/faults.mjs';

const counts = /^(\d+) passed, (\d+) failed$/m;

/** A few minutes of `npm run faults` as one section. One that breaks off without a result counts as one failure. */
export const faultsSection = async ({ title }) => {
  say(`\n── ${title}`);
  const startMs = Date.now();
  const { program, env } = await requireFaults();
  const { ok, output } = await run(process.execPath, [program, '--short'], { env, show: true });
  const [, passed = 0, failed = 0] = (counts.exec(output) ?? []).map(Number);
  const broken = failed === 0 && (!ok || passed === 0) ? 1 : 0;
  if (broken) say(`${title}: ended without a result`);
  return { title, passed, failed: failed + broken, took: secondsSince(startMs) };
};
