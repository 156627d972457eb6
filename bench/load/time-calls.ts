// Times one call again and again, paced so that no limit of requests is met.
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, dataOf } from './client.ts';
import { percentileOf } from './percentile.ts';

export type Timed = {
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The size of the largest answer as it was sent. */
  readonly mostBytes: number;
};

const pauseMs = 3;
const compressed = { headers: { 'accept-encoding': 'gzip' } };
const plain = {};

export type Timing = {
  readonly path: () => string;
  readonly times: number;
  readonly gzip?: boolean;
};

export const timeCall = async (client: Client, { path, times, gzip = false }: Timing): Promise<Timed> => {
  const tookMs: number[] = [];
  let mostBytes = 0;
  for (let done = 0; done < times; done += 1) {
    const asked = path();
    const answer = await client.send('GET', asked, gzip ? compressed : plain);
    if (gzip && answer.status !== 200) throw new Error(`${asked} answered ${answer.status}`);
    if (!gzip) dataOf(asked, answer);
    tookMs.push(answer.tookMs);
    mostBytes = Math.max(mostBytes, answer.bytes);
    await wait(pauseMs);
  }
  const sorted = Float64Array.from(tookMs).sort();
  return { p50Ms: percentileOf(sorted, 0.5), p99Ms: percentileOf(sorted, 0.99), mostBytes };
};
