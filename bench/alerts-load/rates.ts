// How many single readings a second are acknowledged with three rules a meter, beside the same meters without any.
import { generateLoad } from '../load/generate-load.ts';
import type { LoadResult } from '../load/load-order.ts';
import { median } from '../load/median.ts';
import { untilWritten } from '../load/until-written.ts';
import { atLeast, type Result, whole } from '../result.ts';
import { steadySns } from './alert-meters.ts';

const connections = 64;
/** So many that none of them meets its limit of 2 readings a second. */
const sns = steadySns.slice(0, 16_000);
const path = '/api/v1/sensor/uploadsensor';
const warmUpSeconds = 10;
const roundSeconds = 10;
const rounds = 6;
const leastShare = 0.9;

type Ports = { readonly withRules: number; readonly without: number };

/** Alternates A B B A, so that a machine that slows down or speeds up does so for both. */
export const measureRates = async ({ withRules, without }: Ports): Promise<readonly Result[]> => {
  const load = (port: number, seconds: number) => generateLoad({ port, path, connections, seconds, sns });
  for (const port of [without, withRules]) await load(port, warmUpSeconds);
  const seen = new Map<number, LoadResult[]>([
    [without, []],
    [withRules, []],
  ]);
  for (let round = 0; round < rounds; round += 1) {
    for (const port of round % 2 === 0 ? [without, withRules] : [withRules, without]) {
      seen.get(port)?.push(await load(port, roundSeconds));
      // What one left to do is not to slow the other down.
      await untilWritten(port);
    }
  }
  return resultsOf(seen.get(without) ?? [], seen.get(withRules) ?? []);
};

const resultsOf = (without: readonly LoadResult[], withRules: readonly LoadResult[]): Result[] => {
  const rate = (results: readonly LoadResult[]) => median(results.map(({ perSecond }) => perSecond));
  const share = rate(withRules) / rate(without);
  const refused = [...without, ...withRules].reduce((sum, one) => sum + one.refused, 0);
  return [
    { what: 'readings/s without rules, median', value: whole(rate(without)) },
    { what: 'readings/s with three rules a meter, median', value: whole(rate(withRules)) },
    {
      what: 'share of the run without rules',
      value: share.toFixed(2),
      target: atLeast(share, leastShare, ''),
    },
    { what: 'refused in both', value: whole(refused), target: { text: '0', isMet: refused === 0 } },
  ];
};
