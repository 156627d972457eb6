// Readings that come a year late: how soon day, month, year and bill show them, and whether they then are what a ledger
// made anew from all readings says.
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { dateAt } from '@ohmstead/domain';
import type { Program } from '@ohmstead/e2e';
import { type Client, wholeAnswer } from '../load/client.ts';
import { atMost, type Result, seconds } from '../result.ts';
import type { Engine } from '../servers/engine.ts';
import { runCommand } from '../servers/run-command.ts';
import { gridMeter } from './history-meters.ts';
import { type HistorySite, openSite, zone } from './history-site.ts';
import type { History } from './write-history.ts';

const mostMs = 2000;
const pauseMs = 5;
const giveUpMs = 60_000;

export const measureLateReadings = async (engine: Engine, history: History): Promise<Result[]> => {
  const { late } = history;
  const tookMs = await engine.serve((program) => timeUntilSeen(program, history));
  const asWritten = await engine.serve((program) => answersOf(program, history));
  const rebuilding = await timed(() => runCommand(engine, 'rebuild', gridMeter.sn));
  const asRebuilt = await engine.serve((program) => answersOf(program, history));
  const differing = asked.filter((_, index) => !isSameAnswer(asWritten[index], asRebuilt[index]));
  const verifying = await timed(() => runCommand(engine, 'verify'));
  return [
    {
      what: `${late.length} readings a year late, until ${asked.join(', ')} show them`,
      value: Number.isFinite(tookMs) ? seconds(tookMs) : 'never',
      target: { ...atMost(tookMs, mostMs, ''), text: '≤ 2 s' },
    },
    {
      what: 'answers that differ from those of the ledger made anew',
      value: differing.join(', ') || 'none',
      target: { text: 'none', isMet: differing.length === 0 },
    },
    { what: 'rebuild of the grid meter', value: seconds(rebuilding) },
    { what: 'verify of everything', value: seconds(verifying) },
  ];
};

/** In whatever order its entries stand: the database keeps none. */
const isSameAnswer = (one = '', other = ''): boolean => isDeepStrictEqual(JSON.parse(one), JSON.parse(other));

const timed = async (body: () => Promise<unknown>): Promise<number> => {
  const startedMs = performance.now();
  await body();
  return performance.now() - startedMs;
};

const timeUntilSeen = async (program: Program, history: History): Promise<number> => {
  const site = await openSite(program);
  const { client, siteId } = site;
  const paths = pathsOf(siteId, history);
  const before = await answersTo(client, paths);
  const key = await keyOfGrid(site);
  const lines = history.late.map((line) => JSON.stringify({ ...line, key })).join('\n');
  const startedMs = performance.now();
  await client.ask('POST', '/api/v1/sensor/uploadbatch', lines);
  const tookMs = await untilAllDiffer(client, paths, before, startedMs);
  client.close();
  return tookMs;
};

/** Readings with a time of their own are accepted by key only. */
const keyOfGrid = async ({ client, meterIdOf }: HistorySite): Promise<string> => {
  const path = `/api/v1/inverter/get/${meterIdOf(gridMeter)}`;
  return (await client.ask<{ uploadKey: string }>('GET', path)).uploadKey;
};

const answersOf = async (program: Program, history: History): Promise<string[]> => {
  const { client, siteId } = await openSite(program);
  const answers = await answersTo(client, pathsOf(siteId, history));
  client.close();
  return answers;
};

const asked = ['day', 'month', 'year', 'bill', 'all of it'] as const;

/** Spans that are over: nothing but the late readings changes their figures. */
const pathsOf = (siteId: number, { late, span }: History): string[] => {
  const dateOf = (ms: number) => dateAt(zone, ms);
  const date = dateOf(Date.parse(late[0]?.time ?? ''));
  const path = (call: string, query: string) => `/api/v1/site/${call}/${siteId}?${query}`;
  return [
    ...[0, 1, 2].map((type) => path('EnergyTypeColumn', `date=${date}&timetype=${type}&ctype=2`)),
    path('billreport', `reporttype=1&time=${date}`),
    path('areaenergy', `starttime=${dateOf(span.fromMs)}&endtime=${dateOf(span.toMs)}`),
  ];
};

const answersTo = async (client: Client, paths: readonly string[]): Promise<string[]> => {
  const answers: string[] = [];
  for (const path of paths) answers.push((await wholeAnswer(client, path)).body.toString());
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
