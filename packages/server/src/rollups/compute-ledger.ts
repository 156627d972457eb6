// The energy of a site, computed from the register slots and intervals of its meters.
import { setImmediate } from 'node:timers/promises';
import {
  type IntervalPiece,
  type LocalSpan,
  type MeterReads,
  type PartIntervals,
  type RegisterSlot,
  type ResolvedIntervals,
  readsOfMeter,
  type SiteLedger,
  type SiteMeter,
  siteLedger,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { readIntervals } from '../readings/intervals/read-intervals.ts';
import type { Database } from '../storage/schema.ts';
import { readRegisterSlots } from './read-register-slots.ts';
import type { MeterSnapshot, SiteSnapshot } from './site-snapshot.ts';

/** `readRegisterSlots`, or as it would read after a change. */
export type ReadSlots = typeof readRegisterSlots;

/** One ledger for each span. The spans are in order of time and near each other, because they are read together. */
export const computeLedgers = async (
  db: Kysely<Database>,
  site: SiteSnapshot,
  spans: readonly LocalSpan[],
  readSlots: ReadSlots = readRegisterSlots,
): Promise<SiteLedger[]> => {
  const fromMs = Math.min(...spans.map((span) => span.fromMs));
  const toMs = Math.max(...spans.map((span) => span.toMs));
  const readsIn = await readsOf(db, site.meters, { fromMs, toMs }, readSlots);
  const ledgers: SiteLedger[] = [];
  for (const span of spans) {
    // Each takes milliseconds.
    if (ledgers.length > 0) await setImmediate();
    ledgers.push(ledgerOfReads(site, readsIn, span));
  }
  return ledgers;
};

export const ledgerOfReads = (site: SiteSnapshot, readsIn: ReadsIn, span: LocalSpan): SiteLedger =>
  siteLedger({ meters: site.meters.map((meter) => siteMeter(meter, readsIn(meter, span))), span }, site.rule);

/** The reads of a meter within a part of the span for which reads were loaded. */
export type ReadsIn = (meter: MeterSnapshot, part: LocalSpan) => MeterReads;

export const readsOf = async (
  db: Kysely<Database>,
  meters: readonly MeterSnapshot[],
  span: LocalSpan,
  readSlots: ReadSlots = readRegisterSlots,
): Promise<ReadsIn> => {
  const slots = await readSlots(db, meterIdsOf(meters), span);
  const intervals = await readIntervals(db, partsWithIntervals(meters, span), span);
  return ({ parts, intervalSpans }, part) =>
    parts.map(({ meterId, sign }) => {
      const hull = intervalSpans.get(meterId);
      return readsOfMeter(
        slotsAround(slots.get(meterId) ?? [], part),
        sign,
        hull && { ...intervalsIn(intervals.get(meterId) ?? noIntervals, part), hull },
      );
    });
};

const noIntervals: ResolvedIntervals = { imported: [], exported: [] };

/** Those whose intervals reach into the span. Mostly there are none, and nothing is asked of the database. */
const partsWithIntervals = (meters: readonly MeterSnapshot[], { fromMs, toMs }: LocalSpan): number[] => {
  const ids = new Set<number>();
  for (const { intervalSpans } of meters)
    for (const [meterId, { fromMicros, toMicros }] of intervalSpans)
      if (fromMicros < toMs * 1000 && toMicros > fromMs * 1000) ids.add(meterId);
  return [...ids];
};

export const meterIdsOf = (meters: readonly MeterSnapshot[]): number[] => [
  ...new Set(meters.flatMap(({ parts }) => parts.map(({ meterId }) => meterId))),
];

const siteMeter = (meter: MeterSnapshot, reads: MeterReads): SiteMeter => ({
  useType: meter.useType,
  orientation: meter.orientation,
  expectedUntilMicros: meter.isOnline ? meter.newestMs * 1000 : null,
  reads,
});

/** The slots of the span and one neighbour on either side. */
const slotsAround = (
  slots: readonly RegisterSlot[],
  { fromMs, toMs }: LocalSpan,
): readonly RegisterSlot[] => {
  const from = firstWhere(slots, (slot) => slot.firstAtMicros > fromMs * 1000);
  const to = firstWhere(slots, (slot) => slot.firstAtMicros >= toMs * 1000);
  return slots.slice(Math.max(0, from - 1), to + 1);
};

const intervalsIn = (
  { imported, exported }: ResolvedIntervals,
  part: LocalSpan,
): Omit<PartIntervals, 'hull'> => ({
  imported: piecesIn(imported, part),
  exported: piecesIn(exported, part),
});

const piecesIn = (
  pieces: readonly IntervalPiece[],
  { fromMs, toMs }: LocalSpan,
): readonly IntervalPiece[] => {
  const from = firstWhere(pieces, ({ toMicros }) => toMicros > fromMs * 1000);
  const to = firstWhere(pieces, ({ fromMicros }) => fromMicros >= toMs * 1000);
  return pieces.slice(from, to);
};

/** The index of the first entry, by binary search; the number of entries where there is none. */
const firstWhere = <Entry extends object>(
  entries: readonly Entry[],
  holds: (entry: Entry) => boolean,
): number => {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle];
    if (entry && holds(entry)) high = middle;
    else low = middle + 1;
  }
  return low;
};
