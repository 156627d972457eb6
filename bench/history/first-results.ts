// The first answers of every call that computes: each is asked right after a change that makes all of it untrue.
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Program } from '@ohmstead/e2e';
import { type Client, dataOf, isComputing, openClient, wholeAnswer } from '../load/client.ts';
import { percentileOf } from '../load/percentile.ts';
import { atMost, milliseconds, type Result, seconds } from '../result.ts';
import type { Engine } from '../servers/engine.ts';
import { type HistorySite, openSite, zone } from './history-site.ts';
import { historyTariff } from './history-tariff.ts';
import { noiseOf } from './noise.ts';
import { type Asked, readingCalls } from './reading-calls.ts';
import type { History } from './write-history.ts';

const mostMs = 1000;
const otherZone = 'Australia/Lord_Howe';
const stranger = { username: 'neighbour', password: 'bench-secret', sn: 'BENCHOTHER1' };
const pauseMs = 100;

type First = { readonly what: string; readonly tookMs: number; readonly isPart: boolean };

export const measureFirstAnswers = (engine: Engine, { span }: History): Promise<Result[]> =>
  engine.serve(async (program) => {
    const site = await openSite(program);
    const asked = readingCalls(site, span, noiseOf(1)).filter(({ computes }) => computes);
    const neighbour = await openNeighbour(program);
    const imported = [await first(site.client, asked.find(isOfAllTime) ?? asked[0])];
    const whole = await untilWhole(site.client, asked);
    const zoned = await firsts(site, asked, zoneChange(site));
    const wholeAgain = await untilWhole(site.client, asked);
    const priced = await firsts(site, asked.filter(isOfBills), tariffChange(site));
    const others = neighbour.end();
    site.client.close();
    return [
      ...resultsOf('the very first after the import', imported),
      { what: 'until every call is whole after the import', value: seconds(whole) },
      ...resultsOf('first after another zone', zoned),
      { what: 'until every call is whole after another zone', value: seconds(wholeAgain) },
      ...resultsOf('first after another tariff', priced),
      ...(await others),
    ];
  });

const isOfAllTime = ({ what }: Asked): boolean => what === 'site/areaenergy/{id}, total';
const isOfBills = ({ what }: Asked): boolean => /bill|overview|sitelist|portfolio|forecast/.test(what);

/** Back and forth, so that every call is the first one after a change. */
const zoneChange = ({ client, siteId }: HistorySite) => {
  let isAway = false;
  return (): Promise<unknown> => {
    isAway = !isAway;
    const timeZone = isAway ? otherZone : zone;
    return client.ask('POST', '/api/v1/site/save', { id: siteId, name: 'Home', timeZone });
  };
};

const tariffChange = ({ client, siteId }: HistorySite) => {
  let rise = 0;
  return async (): Promise<unknown> => {
    rise += 1;
    const path = `/api/v1/tariff/list/${siteId}`;
    const { versions } = await client.ask<{ versions: { id: string }[] }>('GET', path);
    const feedIn = { type: 'standard', priceMicros: 81_100 + rise };
    const body = { ...historyTariff, id: Number(versions[0]?.id ?? 0), feedIn };
    return client.ask('POST', `/api/v1/tariff/save/${siteId}`, body);
  };
};

const firsts = async (
  { client }: HistorySite,
  asked: readonly Asked[],
  change: () => Promise<unknown>,
): Promise<First[]> => {
  const found: First[] = [];
  for (const call of asked) {
    await change();
    found.push(await first(client, call));
  }
  return found;
};

const first = async (client: Client, asked: Asked | undefined): Promise<First> => {
  if (!asked) throw new Error('There is no call to ask.');
  const path = asked.path();
  const answer = await client.send('GET', path);
  dataOf(path, answer);
  return { what: asked.what, tookMs: answer.tookMs, isPart: isComputing(answer) };
};

const untilWhole = async (client: Client, asked: readonly Asked[]): Promise<number> => {
  const startMs = performance.now();
  for (const { path } of asked) await wholeAnswer(client, path());
  return performance.now() - startMs;
};

const resultsOf = (when: string, found: readonly First[]): Result[] => {
  const sorted = Float64Array.from(found.map(({ tookMs }) => tookMs)).sort();
  const p99 = percentileOf(sorted, 0.99);
  const slowest = found.toSorted((a, b) => b.tookMs - a.tookMs)[0];
  const parts = found.filter(({ isPart }) => isPart).length;
  return [
    {
      what: `${when}: p50 of ${found.length} calls, ${parts} in part`,
      value: milliseconds(percentileOf(sorted, 0.5)),
    },
    {
      what: `${when}: p99 (${slowest?.what})`,
      value: milliseconds(p99),
      target: atMost(p99, mostMs, ' ms'),
    },
  ];
};

/** Somebody else who looks at a list all the while. */
const openNeighbour = async ({ origin }: Program) => {
  const client = openClient(origin);
  const { username, password, sn } = stranger;
  const body = { username, password, sn, fullName: 'Neighbour', TimeZoneInfoId: zone };
  await client.ask('POST', '/api/v1/user/register', body);
  await client.login(username, password);
  const tookMs: number[] = [];
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      tookMs.push((await client.send('GET', '/api/v1/user/sitelist')).tookMs);
      await wait(pauseMs);
    }
  })();
  return {
    end: async (): Promise<Result[]> => {
      isOver = true;
      await looking;
      client.close();
      const sorted = Float64Array.from(tookMs).sort();
      const p99 = percentileOf(sorted, 0.99);
      return [
        { what: 'somebody else’s list meanwhile: p50', value: milliseconds(percentileOf(sorted, 0.5)) },
        {
          what: 'somebody else’s list meanwhile: p99',
          value: milliseconds(p99),
          target: atMost(p99, mostMs / 2, ' ms'),
        },
      ];
    },
  };
};
