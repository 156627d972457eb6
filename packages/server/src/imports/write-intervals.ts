// Stores a piece's intervals: all of them where they replace what is measured, otherwise as far as that leaves room.
import type { ImportOverlap } from '@ohmstead/contract';
import { cutIntervals, type IntervalEnergy } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { measuredSpans } from '../intervals/measured-spans.ts';
import { storeIntervals } from '../intervals/store-intervals.ts';
import { queryIn } from '../readings/run-query.ts';
import type { Database } from '../storage/schema.ts';
import type { Alongside, ChunkCounts, ChunkTarget } from './write-chunk.ts';

export type IntervalCounts = ChunkCounts & { readonly bytes: number };

export const writeIntervals = async (
  { db, meterId, importId }: Pick<ChunkTarget, 'db' | 'meterId' | 'importId'>,
  intervals: readonly IntervalEnergy[],
  { isReplacing, alongside }: { readonly isReplacing: boolean; readonly alongside: Alongside },
): Promise<IntervalCounts> => {
  const kept = isReplacing ? intervals : await keptIntervals(db, meterId, intervals);
  const counts = countsOf(intervals, kept);
  const { bytes } = await storeIntervals(db, {
    meterId,
    importId,
    intervals: kept,
    alongside: (transaction) => alongside(queryIn(transaction), counts),
  });
  return { ...counts, bytes };
};

export const countIntervals = async (
  db: Kysely<Database>,
  meterId: number,
  intervals: readonly IntervalEnergy[],
  overlap: ImportOverlap | null,
): Promise<ChunkCounts> =>
  countsOf(intervals, overlap === 'replace' ? intervals : await keptIntervals(db, meterId, intervals));

/** Intervals of which something is kept count whole. */
const countsOf = (given: readonly IntervalEnergy[], kept: readonly IntervalEnergy[]): ChunkCounts => {
  let count = 0;
  let at = 0;
  for (const { fromMicros, toMicros } of given) {
    while (at < kept.length && (kept[at]?.toMicros ?? 0) <= fromMicros) at += 1;
    const next = kept[at];
    if (next !== undefined && next.fromMicros < toMicros) count += 1;
  }
  return { readings: count, duplicates: given.length - count };
};

const keptIntervals = async (
  db: Kysely<Database>,
  meterId: number,
  intervals: readonly IntervalEnergy[],
): Promise<IntervalEnergy[]> => {
  let [fromMicros, toMicros] = [Number.POSITIVE_INFINITY, 0];
  for (const interval of intervals) {
    fromMicros = Math.min(fromMicros, interval.fromMicros);
    toMicros = Math.max(toMicros, interval.toMicros);
  }
  if (intervals.length === 0) return [];
  const span = { fromMs: Math.floor(fromMicros / 1000), toMs: Math.ceil(toMicros / 1000) };
  return cutIntervals(intervals, await measuredSpans(db, meterId, span));
};
