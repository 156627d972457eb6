// How fast the calls answer on all of the history.
import type { Client } from '../load/client.ts';
import { type Timed, timeCall } from '../load/time-calls.ts';
import { atMost, milliseconds, type Result, seconds } from '../result.ts';
import type { Engine } from '../servers/engine.ts';
import { untilIdle } from '../servers/until-idle.ts';
import { openSite } from './history-site.ts';
import { noiseOf } from './noise.ts';
import { type Asked, readingCalls } from './reading-calls.ts';
import type { History } from './write-history.ts';

const usualMs = 25;
const times = 100;
const timesOfLong = 40;
/** Their bound is close: of a hundred, the second slowest would decide, and be a matter of luck. */
const timesOfLines = 1000;
/** V8 goes on compiling what a line takes for some hundred of them. */
const timesWarmOfLines = 500;
/** Asked before the clock runs: connections, compiled code, prepared statements. */
const timesWarm = 10;

const yearColumnsMs = 5;
const dayLineMs = 10;
const dayLineBytes = 3 * 1024;

const columnsOfYears = ['site/EnergyTypeColumn/{id}, year', 'site/EnergyTypeColumn/{id}, total'];
/** What screens answer beyond reports: no slower than a few overviews. */
const answers = [
  'site/brief/{id}',
  'site/enduses/{id}, a month',
  'site/energyvalues/{id}, a month',
  'bill/change/{id}',
  'user/yesterday',
];
const mostOverviews = 3;
const dayLines = ['site/powerLine2/{id}', 'inverter/dataLine/{id}, power'];
const shortest = 'site/areaenergy/{id}, a day';
const longest = 'site/areaenergy/{id}, total';
/** Asked before anything is rolled up: they are summed for the answer. */
const firstAsked = [longest, 'site/overview/{id}', 'site/energyhourdata/{id}, a month'];

/** Null: it did not answer as it should. */
type Measured = Asked & { readonly timed: Timed | null };

export const measureReading = (engine: Engine, { span }: History): Promise<Result[]> =>
  engine.serve(async (program) => {
    const site = await openSite(program);
    const { client } = site;
    const asked = readingCalls(site, span, noiseOf(1));
    const first = await timeFirst(client, asked);
    const idle = { what: 'until all of it is rolled up', value: seconds(await untilIdle(program.pid)) };
    const measured: Measured[] = [];
    for (const call of asked) measured.push({ ...call, timed: await timed(client, call) });
    const lines: Result[] = [];
    for (const call of measured) {
      if (call.timed && dayLines.includes(call.what)) lines.push(...(await dayLine(client, call)));
    }
    client.close();
    return [
      ...first,
      idle,
      ...measured.flatMap(resultsOf),
      ...growth(measured),
      ...besideOverview(measured),
      ...lines,
    ];
  });

const timeFirst = async (client: Client, asked: readonly Asked[]): Promise<Result[]> => {
  const results: Result[] = [];
  for (const { what, path } of asked.filter((call) => firstAsked.includes(call.what))) {
    const { p50Ms } = await timeCall(client, { path, times: 1 });
    results.push({ what: `${what}: the very first after the import`, value: seconds(p50Ms) });
  }
  return results;
};

const timed = async (client: Client, { what, path, mostMs }: Asked): Promise<Timed | null> => {
  try {
    await timeCall(client, { path, times: timesWarm });
    return await timeCall(client, { path, times: mostMs > usualMs ? timesOfLong : times });
  } catch (error) {
    process.stdout.write(`  ${what}: ${error instanceof Error ? error.message : String(error)}\n`);
    return null;
  }
};

const resultsOf = ({ what, mostMs, timed }: Measured): Result[] => {
  if (timed === null) return [{ what, value: 'failed', target: { text: 'answers', isMet: false } }];
  const { p50Ms, p99Ms } = timed;
  return [
    {
      what: `${what}: p50`,
      value: milliseconds(p50Ms),
      ...(columnsOfYears.includes(what) && { target: atMost(p50Ms, yearColumnsMs, ' ms') }),
    },
    { what: `${what}: p99`, value: milliseconds(p99Ms), target: atMost(p99Ms, mostMs, ' ms') },
  ];
};

/** However long the time asked for: a difference of registers or a sum of few roll-ups. */
const growth = (measured: readonly Measured[]): Result[] => {
  const p50Of = (name: string) => measured.find(({ what }) => what === name)?.timed?.p50Ms ?? Number.NaN;
  const factor = p50Of(longest) / p50Of(shortest);
  return [
    { what: 'the total, beside one day', value: `${factor.toFixed(2)} ×`, target: atMost(factor, 2, ' ×') },
  ];
};

const besideOverview = (measured: readonly Measured[]): Result[] => {
  const p99Of = (name: string) => measured.find(({ what }) => what === name)?.timed?.p99Ms ?? Number.NaN;
  return answers.map((what) => {
    const factor = p99Of(what) / p99Of('site/overview/{id}');
    const value = `${factor.toFixed(2)} ×`;
    return { what: `${what}: p99, beside the overview`, value, target: atMost(factor, mostOverviews, ' ×') };
  });
};

type Series = { readonly series: readonly unknown[] };

const dayLine = async (client: Client, { what, path }: Asked): Promise<Result[]> => {
  const { series } = await client.ask<Series>('GET', path());
  await timeCall(client, { path, times: timesWarmOfLines, gzip: true });
  const { p99Ms, mostBytes } = await timeCall(client, { path, times: timesOfLines, gzip: true });
  const bytes = mostBytes / series.length;
  return [
    { what: `${what}, compressed: p99`, value: milliseconds(p99Ms), target: atMost(p99Ms, dayLineMs, ' ms') },
    {
      what: `${what}, compressed: a series’ largest`,
      value: `${bytes.toFixed(0)} B`,
      target: atMost(bytes, dayLineBytes, ' B'),
    },
  ];
};
