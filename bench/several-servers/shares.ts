// What two servers take together, beside what one takes alone; both behind nginx, on the same PostgreSQL and processors.
import { hourMs } from '@ohmstead/domain';
import { batchOf, linesOf } from '../fixtures/batch-readings.ts';
import { keyOf, snsOf } from '../fixtures/bench-meters.ts';
import { generateLoad } from '../load/generate-load.ts';
import type { LoadResult } from '../load/load-order.ts';
import { median } from '../load/median.ts';
import { atLeast, milliseconds, type Result, whole } from '../result.ts';
import { postFrom } from './post-from.ts';

const sns = snsOf(16_000);
const keys = sns.map(keyOf);
/** They send nothing else: what is older than a meter's newest reading is another matter. */
const batchSns = snsOf(1_000, 'BA');
export const allSns = [...sns, ...batchSns];
const leastShare = 0.9;
const rounds = 4;
const connections = 64;
/** Meters move to another server with each turn. */
const warmUpSeconds = 3;
const roundSeconds = 10;

type Ports = { readonly one: number; readonly two: number };

export const singles = async (ports: Ports): Promise<readonly Result[]> => {
  const load = (port: number, seconds: number) =>
    generateLoad({ port, path: '/upload', connections, seconds, sns, keys });
  const taken: { one: LoadResult[]; two: LoadResult[] } = { one: [], two: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const which of ['one', 'two'] as const) {
      await load(ports[which], warmUpSeconds);
      taken[which].push(await load(ports[which], roundSeconds));
    }
  }
  const rateOf = (results: readonly LoadResult[]) => median(results.map(({ perSecond }) => perSecond));
  const refusal = [...taken.one, ...taken.two].find((result) => result.refusal !== null)?.refusal ?? null;
  if (refusal !== null) process.stdout.write(`  a refusal: ${refusal}\n`);
  const share = rateOf(taken.two) / rateOf(taken.one);
  return [
    { what: 'single readings/s, one server', value: whole(rateOf(taken.one)) },
    { what: 'single readings/s, two servers', value: whole(rateOf(taken.two)) },
    { what: 'two of one, singles', value: share.toFixed(2), target: atLeast(share, leastShare, '') },
    {
      what: 'p99, one / two servers',
      value: [taken.one, taken.two]
        .map((results) => milliseconds(median(results.map(({ p99Ms }) => p99Ms))))
        .join(' / '),
    },
  ];
};

/** Gateways with addresses of their own, each with some of the meters. */
const gateways = 8;
const batchesOfRound = 10;

export const batches = async (ports: Ports): Promise<readonly Result[]> => {
  const startMs = Date.now() - 12 * hourMs;
  let batch = 0;
  const round = async (port: number): Promise<number> => {
    const numbers = Array.from({ length: batchesOfRound }, () => batch++);
    const ofGateway = (gateway: number) => batchSns.filter((_, place) => place % gateways === gateway);
    const bodies = Array.from({ length: gateways }, (_, gateway) =>
      numbers.map((number) => linesOf(batchOf(ofGateway(gateway), number, startMs))),
    );
    const readings = batchesOfRound * batchOf(batchSns, 0, startMs).length;
    const beforeMs = performance.now();
    await Promise.all(
      bodies.map(async (ofOne, gateway) => {
        for (const body of ofOne) await postFrom(`127.0.0.${gateway + 2}`, port, body);
      }),
    );
    return (readings / (performance.now() - beforeMs)) * 1000;
  };
  const rates: { one: number[]; two: number[] } = { one: [], two: [] };
  for (let number = 0; number < rounds; number += 1) {
    for (const which of ['one', 'two'] as const) rates[which].push(await round(ports[which]));
  }
  const share = median(rates.two) / median(rates.one);
  return [
    { what: 'readings/s in batches, one server', value: whole(median(rates.one)) },
    { what: 'readings/s in batches, two servers', value: whole(median(rates.two)) },
    { what: 'two of one, batches', value: share.toFixed(2), target: atLeast(share, leastShare, '') },
  ];
};
