import type { Check, FaultCase } from './fault-case.ts';

const mostProblemsShown = 6;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

export const sayCheck = ({ what, problems }: Check): void => {
  say(`  ${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${what}`);
  for (const problem of problems.slice(0, mostProblemsShown)) say(`          ${problem}`);
  const more = problems.length - mostProblemsShown;
  if (more > 0) say(`          and ${more} more`);
};

/** A case that breaks off has failed in all the checks it did not come to. */
export const runCase = async (
  { name, checks: planned, run }: FaultCase,
  dataParent: string,
  seed: number,
): Promise<readonly Check[]> => {
  const checks: Check[] = [];
  const checked = (check: Check): void => {
    checks.push(check);
    sayCheck(check);
  };
  try {
    await run({ dataParent, checked }, seed);
    if (checks.length !== planned) throw new Error(`${checks.length} checks were made of ${planned}`);
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    checked({ what: `${name} broke off`, problems: [problem] });
    while (checks.length < planned) checks.push({ what: 'not reached', problems: ['not reached'] });
  }
  return checks;
};
