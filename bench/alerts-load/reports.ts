// Whether readings are taken, and how fast, while all daily reports that came due at one minute leave.
import { setTimeout as wait } from 'node:timers/promises';
import { minuteMs } from '@ohmstead/domain';
import { type Program, startProgram } from '@ohmstead/e2e';
import { openClient } from '../load/client.ts';
import { generateLoad, startLoad } from '../load/generate-load.ts';
import type { LoadResult } from '../load/load-order.ts';
import { median } from '../load/median.ts';
import { atMost, milliseconds, type Result, seconds, whole } from '../result.ts';
import type { Engine } from '../servers/engine.ts';
import { portOf } from '../servers/port-of.ts';
import { untilIdle } from '../servers/until-idle.ts';
import { reportedSns, reportsOfWave, steadySns, tokens, type Wave, waves } from './alert-meters.ts';
import { type CountingSmtp, countingSmtp } from './counting-smtp.ts';
import { reportedInstants, uploadReadings } from './upload-readings.ts';

const perSecond = 500;
/** Each sends every ten seconds. */
const sns = steadySns.slice(-10 * perSecond);
const warmUpSeconds = 20;
const quietSeconds = 60;
const giveUpMs = 30 * minuteMs;
const mostTimes = 2;

type Round = {
  readonly quiet: LoadResult;
  readonly reporting: LoadResult;
  readonly left: number;
  readonly tookMs: number;
};

export const measureReports = async (engine: Engine): Promise<readonly Result[]> => {
  const accounts = await engine.sql<{ id: number; username: string }>(
    `select id::int, username from account where username ~ '^R.\\d'`,
  );
  const accountsOf = (wave: Wave) =>
    accounts.filter(({ username }) => username.startsWith(wave)).map(({ id }) => id);
  const readingsBefore = await countReadings(engine);
  const smtp = await countingSmtp();
  const program = await startProgram({
    dataDir: engine.env.DATA_DIR ?? '',
    env: { ...engine.env, SMTP_URL: smtp.url, MAIL_FROM: 'reports@example.com' },
  });
  const taken: LoadResult[] = [];
  const rounds: Round[] = [];
  try {
    const instants = reportedInstants(Date.now());
    await uploadReadings(program.origin, reportedSns, instants);
    await untilIdle(program.pid);
    const load = {
      port: portOf(program),
      path: '/api/v1/sensor/uploadsensor',
      connections: 64,
      perSecond,
      sns,
    };
    taken.push(await generateLoad({ ...load, seconds: warmUpSeconds }));
    for (const wave of waves) {
      const quiet = await generateLoad({ ...load, seconds: quietSeconds });
      const reporting = startLoad({ ...load, seconds: giveUpMs / 1000 });
      const sent = await sendReports(program, smtp, accountsOf(wave));
      rounds.push({ quiet, reporting: await reporting.stop(), ...sent });
    }
    taken.push(...rounds.flatMap((round) => [round.quiet, round.reporting]));
    await program.stop();
    const stored = (await countReadings(engine)) - readingsBefore - reportedSns.length * instants.length;
    return resultsOf(rounds, { taken, stored, smtp });
  } finally {
    await smtp.close();
  }
};

const countReadings = async (engine: Engine): Promise<number> => {
  const [row] = await engine.sql<{ count: number }>(
    `select ((select count(*) from reading) + (select coalesce(sum(count), 0) from reading_day))::int as count`,
  );
  return row?.count ?? 0;
};

/** From their accounts' being enabled until the last has left. */
const sendReports = async (
  { origin }: Program,
  { taken }: CountingSmtp,
  accountIds: readonly number[],
): Promise<Pick<Round, 'left' | 'tookMs'>> => {
  const before = taken.size;
  const startMs = performance.now();
  const client = openClient(origin, tokens.administrator);
  for (const id of accountIds) await client.ask('POST', `/api/v1/admin/enableuser/${id}`, {});
  client.close();
  while (taken.size - before < reportsOfWave && performance.now() - startMs < giveUpMs) await wait(100);
  return { left: taken.size - before, tookMs: performance.now() - startMs };
};

type Kept = { readonly taken: readonly LoadResult[]; readonly stored: number; readonly smtp: CountingSmtp };

const resultsOf = (rounds: readonly Round[], { taken, stored, smtp }: Kept): Result[] => {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const refusal = taken.find((one) => one.refusal !== null)?.refusal ?? null;
  if (refusal !== null) process.stdout.write(`  a refusal: ${refusal}\n`);
  const offered = sum(taken.map((one) => one.offered));
  const acknowledged = sum(taken.map((one) => one.acknowledged));
  const quietMs = median(rounds.map(({ quiet }) => quiet.p99Ms));
  const reportingMs = median(rounds.map(({ reporting }) => reporting.p99Ms));
  const times = reportingMs / quietMs;
  const left = sum(rounds.map((round) => round.left));
  const due = rounds.length * reportsOfWave;
  const twice = [...smtp.taken.values()].filter((count) => count > 1).length;
  return [
    {
      what: `reports that left, of ${rounds.length} × ${whole(reportsOfWave)} due`,
      value: whole(left),
      target: { text: 'all', isMet: left === due },
    },
    { what: 'reports that left twice', value: whole(twice), target: { text: '0', isMet: twice === 0 } },
    ...rounds.map(({ tookMs }, round) => ({
      what: `until the last had left, round ${round + 1}`,
      value: seconds(tookMs),
    })),
    { what: 'size of a report', value: `${(smtp.bytes() / 1024 / left).toFixed(0)} kB` },
    {
      what: `readings taken of those offered, ${perSecond}/s`,
      value: `${whole(acknowledged)} / ${whole(offered)}`,
      target: { text: 'all', isMet: acknowledged === offered },
    },
    {
      what: 'readings stored of those taken',
      value: `${whole(stored)} / ${whole(acknowledged)}`,
      target: { text: 'all', isMet: stored >= acknowledged },
    },
    ...rounds.map(({ quiet, reporting }, round) => ({
      what: `p99 without / with reports, round ${round + 1}`,
      value: `${milliseconds(quiet.p99Ms)} / ${milliseconds(reporting.p99Ms)}`,
    })),
    {
      what: 'p99 with reports, times that without',
      value: times.toFixed(2),
      target: atMost(times, mostTimes, ''),
    },
  ];
};
