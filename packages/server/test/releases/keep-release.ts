// Not a test of `npm test`: scripts/keep-release.mjs runs it for a release.
import { execFileSync } from 'node:child_process';
import { minuteMs } from '@ohmstead/domain';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { databaseForTest } from '../database-for-test.ts';
import { type RunningProgram, runningProgram } from '../incident-stories/running-program.ts';
import { testClock } from '../test-clock.ts';
import { logIn, nowMs, setUpHousehold, setUpMs } from './household.ts';
import { keepRelease } from './kept-release.ts';
import { readFigures } from './read-figures.ts';

const version = process.env.RELEASE ?? '';

it(`the data of ${version} is kept`, async () => {
  const clock = testClock(setUpMs * 1000);
  const opening = databaseForTest();
  const program = await runningProgram(clock, {}, opening);
  const household = await setUpHousehold(program);
  clock.goOn((nowMs - setUpMs) / 1000);
  await household.useUntilNow();
  // As in the night: the jobs pack, roll up and bill what has been sent.
  await program.stop();
  await program.start();
  await expect.poll(() => madeByJobs(program), { timeout: minuteMs }).toEqual(allMade);
  const figures = await readFigures(program.ask, await logIn(program.ask));
  await program.stop();
  const { pool } = await opening;
  const path = await keepRelease(version, { sql: dumpOf(pool.options.connectionString), figures });
  process.stdout.write(`${path}\n`);
  await program.start();
  await program.close();
}, 300_000);

const allMade = { openDays: 0, months: 2, bills: 2, incidents: 1 };

const madeByJobs = async ({ db }: RunningProgram): Promise<unknown> => {
  const { rows } = await sql`
    select (select count(*) from reading where at < '2026-11-02')::int as "openDays",
      (select count(*) from site_month where month = '2026-10')::int as months,
      (select count(*) from bill_period where from_date = '2026-10-01')::int as bills,
      (select count(*) from incident where kind = 'overPower')::int as incidents`.execute(db);
  return rows[0];
};

/** The session’s settings and the orders to `psql` are left out: the program’s own connection restores it. */
const dumpOf = (url: string | undefined): string => {
  const args = ['--no-owner', '--no-privileges', '--rows-per-insert=1000', `--dbname=${url}`];
  const dump = execFileSync('pg_dump', args, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  return dump
    .split('\n')
    .filter((line) => !/^(\\|SET |SELECT pg_catalog\.set_config)/.test(line))
    .join('\n');
};
