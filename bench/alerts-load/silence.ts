// How soon people are notified that meters have fallen silent: seen from outside, as their owner sees it, while all others go on
// sending.
import { setTimeout as wait } from 'node:timers/promises';
import { minuteMs } from '@ohmstead/domain';
import type { Program } from '@ohmstead/e2e';
import { type Client, openClient } from '../load/client.ts';
import { countedKwh } from '../load/counted-kwh.ts';
import { startLoad } from '../load/generate-load.ts';
import { percentileOf } from '../load/percentile.ts';
import { threePhasePayload } from '../load/three-phase-payload.ts';
import { atMost, type Result, seconds, whole } from '../result.ts';
import type { Engine } from '../servers/engine.ts';
import { portOf } from '../servers/port-of.ts';
import { offlineMinutes, silentSns, steadySns, tokens } from './alert-meters.ts';
import { uploadNow } from './upload-readings.ts';

const path = '/api/v1/sensor/uploadsensor';
const mostLateMs = 5_000;
const giveUpMs = offlineMinutes * minuteMs + 60_000;
const pauseMs = 50;
const othersPerSecond = 1_000;
const sendersAtOnce = 16;

type Known = { readonly siteIds: readonly number[]; readonly snOf: ReadonlyMap<number, string> };
type Instants = ReadonlyMap<string, number>;

export const measureSilence = async (engine: Engine): Promise<readonly Result[]> => {
  const known = await silentMeters(engine);
  const { lastMs, seenMs } = await engine.serve((program) => fallSilent(program, known));
  const [verdicts] = await engine.sql<{ count: number }>(
    `select count(*)::int as count from incident where kind = 'offline'`,
  );
  return resultsOf(lastMs, seenMs, verdicts?.count ?? 0);
};

const silentMeters = async (engine: Engine): Promise<Known> => {
  const rows = await engine.sql<{ id: number; sn: string; siteId: number }>(
    `select meter.id::int, sn, site_id::int as "siteId" from meter where sn like 'SI%'`,
  );
  return {
    siteIds: [...new Set(rows.map(({ siteId }) => siteId))],
    snOf: new Map(rows.map(({ id, sn }) => [id, sn])),
  };
};

const fallSilent = async (program: Program, known: Known) => {
  await uploadNow(program.origin, [...steadySns, ...silentSns]);
  const others = startLoad({
    port: portOf(program),
    path,
    connections: 64,
    seconds: giveUpMs / 1000 + 60,
    perSecond: othersPerSecond,
    sns: steadySns,
  });
  const lastMs = await sendLast(program.origin);
  const seenMs = await watchVerdicts(program.origin, known);
  await others.stop();
  return { lastMs, seenMs };
};

/** When the last reading of each was sent; it arrives a little later. */
const sendLast = async (origin: string): Promise<Instants> => {
  const lastMs = new Map<string, number>();
  const waiting = [...silentSns];
  const sender = async (): Promise<void> => {
    const client = openClient(origin);
    for (let sn = waiting.pop(); sn !== undefined; sn = waiting.pop()) {
      const atMs = Date.now();
      lastMs.set(sn, atMs);
      await client.ask('POST', path, threePhasePayload(sn, countedKwh(atMs)));
    }
    client.close();
  };
  await Promise.all(Array.from({ length: sendersAtOnce }, sender));
  return lastMs;
};

/** When the verdict of each was first seen. Each site is looked at by itself: under load an answer waits for what was just taken. */
const watchVerdicts = async (origin: string, { siteIds, snOf }: Known): Promise<Instants> => {
  const seenMs = new Map<string, number>();
  const untilMs = Date.now() + giveUpMs;
  const watchSite = async (siteId: number): Promise<void> => {
    const client = openClient(origin, tokens.ownerOfSilent);
    while (seenMs.size < silentSns.length && Date.now() < untilMs) {
      for (const meterId of await offlineMeters(client, siteId)) {
        const sn = snOf.get(meterId) ?? '';
        if (!seenMs.has(sn)) seenMs.set(sn, Date.now());
      }
      await wait(pauseMs);
    }
    client.close();
  };
  await Promise.all(siteIds.map(watchSite));
  return seenMs;
};

type Page = { readonly items: readonly { readonly meterId: number }[] };

const offlineMeters = async (client: Client, siteId: number): Promise<number[]> => {
  const { items } = await client.ask<Page>(
    'GET',
    `/api/v1/site/incidents/${siteId}?kinds=offline&state=open`,
  );
  return items.map(({ meterId }) => meterId);
};

const resultsOf = (lastMs: Instants, seenMs: Instants, verdicts: number): Result[] => {
  const lateMs = silentSns.map(
    (sn) => (seenMs.get(sn) ?? Number.POSITIVE_INFINITY) - (lastMs.get(sn) ?? 0) - offlineMinutes * minuteMs,
  );
  const sorted = Float64Array.from(lateMs).sort();
  const worst = sorted.at(-1) ?? Number.NaN;
  const early = lateMs.filter((ms) => ms < 0).length;
  const count = silentSns.length;
  return [
    { what: `silent: verdicts seen, of ${whole(count)}`, value: whole(seenMs.size) },
    { what: 'silent: seen later than due, p99', value: seconds(percentileOf(sorted, 0.99)) },
    {
      what: 'silent: seen later than due, worst',
      value: seconds(worst),
      target: { ...atMost(worst, mostLateMs, ''), text: '≤ 5 s' },
    },
    { what: 'silent: seen before due', value: whole(early), target: { text: '0', isMet: early === 0 } },
    {
      what: 'silent: verdicts of meters that went on sending',
      value: whole(verdicts - count),
      target: { text: '0', isMet: verdicts === count },
    },
  ];
};
