// Readings that come a year late: how soon day, month, year and bill show them, and whether they then are what a ledger
// made anew from all readings says.
import { setTimeout as wait } from 'node:timers/promises';
import { dateAt } from '@ohmstead/domain';
import type { Program } from '@ohmstead/e2e';
import type { Client } from '../load/client.ts';
import { atMost, type Result, seconds } from '../result.ts';
import type { Engine } from '../servers/engine.ts';
import { runCommand } from '../servers/run-command.ts';
import { gridMeter } from './history-meters.ts';
import { openSite, zone } from './history-site.ts';
import type { History } from './write-history.ts';

const mostMs = 2000;
const pauseMs = 5;
const giveUpMs = 60_000;

export const measureLateReadings = async (engine: Engine, { late }: History): Promise<Result[]> => {
  const date = dateAt(zone, Date.parse(late[0]?.time ?? ''));
  const tookMs = await engine.serve((program) => timeUntilSeen(program, date, late));
  const asWritten = await engine.serve((program) => answersOf(program, date));
  const rebuilding = await timed(() => runCommand(engine, 'rebuild', gridMeter.sn));
  const asRebuilt = await engine.serve((program) => answersOf(program, date));
  const verifying = await timed(() => runCommand(engine, 'verify'));
  return [
    {
      what: `${late.length} readings a year late, until day, month, year and bill show them`,
      value: Number.isFinite(tookMs) ? seconds(tookMs) : 'never',
      target: { ...atMost(tookMs, mostMs, ''), text: '≤ 2 s' },
    },
    {
      what: 'answers that differ from those of the ledger made anew',
      value: String(asWritten.filter((answer, index) => answer !== asRebuilt[index]).length),
      target: { text: '0', isMet: asWritten.join() === asRebuilt.join() },
    },
    { what: 'rebuild of the grid meter', value: seconds(rebuilding) },
    { what: 'verify of everything', value: seconds(verifying) },
  ];
};

const timed = async (body: () => Promise<unknown>): Promise<number> => {
  const startedMs = performance.now();
  await body();
  return performance.now() - startedMs;
};

const timeUntilSeen = async (program: Program, date: string, late: History['late']): Promise<number> => {
  const { client, siteId } = await openSite(program);
  const paths = pathsOf(siteId, date);
  const before = await answersTo(client, paths);
  const startedMs = performance.now();
  await client.ask('POST', '/api/v1/sensor/uploadbatch', late.map((line) => JSON.stringify(line)).join('\n'));
  const tookMs = await untilAllDiffer(client, paths, before, startedMs);
  client.close();
  return tookMs;
};

const answersOf = async (program: Program, date: string): Promise<string[]> => {
  const { client, siteId } = await openSite(program);
  const answers = await answersTo(client, pathsOf(siteId, date));
  client.close();
  return answers;
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
