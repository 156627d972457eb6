// Readings that come a year late: how soon day, month, year and bill show them.
import { setTimeout as wait } from 'node:timers/promises';
import { dateAt } from '@ohmstead/domain';
import type { Program } from '@ohmstead/e2e';
import type { Client } from '../load/client.ts';
import { atMost, type Result, seconds } from '../result.ts';
import type { Engine } from '../servers/engine.ts';
import { openSite, zone } from './history-site.ts';
import type { History } from './write-history.ts';

const mostMs = 2000;
const pauseMs = 5;
const giveUpMs = 60_000;

export const measureLateReadings = async (engine: Engine, { late }: History): Promise<Result[]> => {
  const tookMs = await engine.serve((program) => timeUntilSeen(program, late));
  return [
    {
      what: `${late.length} readings a year late, until day, month, year and bill show them`,
      value: Number.isFinite(tookMs) ? seconds(tookMs) : 'never',
      target: { ...atMost(tookMs, mostMs, ''), text: '≤ 2 s' },
    },
  ];
};

const timeUntilSeen = async (program: Program, late: History['late']): Promise<number> => {
  const { client, siteId } = await openSite(program);
  const date = dateAt(zone, Date.parse(late[0]?.time ?? ''));
  const paths = pathsOf(siteId, date);
  const before = await answersTo(client, paths);
  const startedMs = performance.now();
  await client.ask('POST', '/api/v1/sensor/uploadbatch', late.map((line) => JSON.stringify(line)).join('\n'));
  const tookMs = await untilAllDiffer(client, paths, before, startedMs);
  client.close();
  return tookMs;
};

const pathsOf = (siteId: number, date: string): string[] => [
  ...[0, 1, 2, 3].map(
    (type) => `/api/v1/site/EnergyTypeColumn/${siteId}?date=${date}&timetype=${type}&ctype=2`,
  ),
  `/api/v1/site/billreport/${siteId}?reporttype=1&time=${date}`,
];

const answersTo = async (client: Client, paths: readonly string[]): Promise<string[]> => {
  const answers: string[] = [];
  for (const path of paths) answers.push((await client.send('GET', path)).body.toString());
  return answers;
};

const untilAllDiffer = async (
  client: Client,
  paths: readonly string[],
  before: readonly string[],
  startedMs: number,
): Promise<number> => {
  for (;;) {
    const now = await answersTo(client, paths);
    const tookMs = performance.now() - startedMs;
    if (now.every((answer, index) => answer !== before[index])) return tookMs;
    if (tookMs > giveUpMs) return Number.POSITIVE_INFINITY;
    await wait(pauseMs);
  }
};
