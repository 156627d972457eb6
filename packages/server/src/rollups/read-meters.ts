// The energy of single meters in consecutive quarter-hours, by the site's phase rule.
import {
  dayMs,
  type LocalSpan,
  type MeterDaySlots,
  meterSlots,
  type SlotQuality,
  slotEdges,
  slotQualities,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { keepIfPossible } from '../storage/keep-if-possible.ts';
import type { Database } from '../storage/schema.ts';
import { readsOf } from './compute-ledger.ts';
import { inBatches } from './in-batches.ts';
import { type MeterDay, storedMeterDays, storeMeterDays } from './meter-day-store.ts';
import { isUpToDate, patienceMs, withTime } from './roll-up-days.ts';
import type { SiteReader } from './site-reader.ts';
import type { MeterSnapshot, SiteSnapshot } from './site-snapshot.ts';

type Db = Kysely<Database>;

/** The days of UTC that the span touches, by meter; days of which nothing is known are left out. */
export const readMeterDays = async (
  reader: SiteReader,
  site: SiteSnapshot,
  meters: readonly MeterSnapshot[],
  span: LocalSpan,
): Promise<Map<number, MeterDay[]>> => {
  const fromMs = Math.floor(span.fromMs / dayMs) * dayMs;
  const toMs = Math.min(span.toMs, site.nowMs);
  const ids = meters.map(({ id }) => id);
  const stored = await storedMeterDays(reader.db, ids, { fromMs, toMs });
  const byMeter = new Map(ids.map((id) => [id, new Map<number, MeterDay>()]));
  for (const day of stored) byMeter.get(day.meterId)?.set(day.fromMs, day);
  const missing: Wanted[] = [];
  for (let startMs = fromMs; startMs < toMs; startMs += dayMs) {
    const lacking = meters.filter(
      ({ id, firstMs }) => firstMs < startMs + dayMs && !byMeter.get(id)?.has(startMs),
    );
    if (lacking.length > 0) missing.push({ startMs, meters: lacking });
  }
  const made = await rollUp(reader, { ...site, meters }, missing);
  for (const day of made) byMeter.get(day.meterId)?.set(day.fromMs, day);
  leaveMissing(reader, site, { meters, missing, made, fromMs, toMs });
  return new Map([...byMeter].map(([id, days]) => [id, [...days.values()]]));
};

type Wanted = { readonly startMs: number; readonly meters: readonly MeterSnapshot[] };

type Made = LocalSpan & {
  readonly meters: readonly MeterSnapshot[];
  readonly missing: readonly Wanted[];
  readonly made: readonly MeterDay[];
};

/** Days of UTC by their dates. */
const leaveMissing = (
  { allowance }: SiteReader,
  site: SiteSnapshot,
  { meters, missing, made, fromMs, toMs }: Made,
): void => {
  if (!allowance) return;
  const done = new Set(made.map((day) => day.fromMs));
  const ids = new Set(meters.map(({ id }) => id));
  allowance.needs('meters', { ...site, zone: 'UTC' }, { fromDate: dateOf(fromMs), toDate: dateOf(toMs) });
  allowance.leave({
    kind: 'meters',
    site,
    dates: missing.filter(({ startMs }) => !done.has(startMs)).map(({ startMs }) => dateOf(startMs)),
    make: (dates) => (reader, later) =>
      readMeterDays(
        reader,
        later,
        later.meters.filter(({ id }) => ids.has(id)),
        { fromMs: Date.parse(dates[0]), toMs: Date.parse(dates.at(-1) ?? dates[0]) + dayMs },
      ),
  });
};

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 'yyyy-mm-dd'.length);

const rollUp = async (
  reader: SiteReader,
  site: SiteSnapshot,
  wanted: readonly Wanted[],
): Promise<MeterDay[]> => {
  const isRecent = ({ startMs }: Wanted) => startMs + dayMs > site.nowMs - patienceMs;
  return [
    ...(await rollUpWanted(withTime(reader), site, wanted.filter(isRecent))),
    ...(await rollUpWanted(
      reader,
      site,
      wanted.filter((day) => !isRecent(day)),
    )),
  ];
};

const rollUpWanted = (
  reader: SiteReader,
  site: SiteSnapshot,
  wanted: readonly Wanted[],
): Promise<MeterDay[]> =>
  inBatches(reader, site, {
    days: wanted,
    make: async (batch) => {
      const computed = await computeMeterDays(reader.db, site, batch);
      const settled = computed.filter(({ meter, startMs }) => isUpToDate(meter, startMs + dayMs, site.nowMs));
      const closed = settled.map(({ day }) => day);
      await keepIfPossible(storeMeterDays(reader.db, site, closed));
      return computed.map(({ day }) => day);
    },
  });

type Computed = { readonly meter: MeterSnapshot; readonly startMs: number; readonly day: MeterDay };

/** Computes from register slots, whatever is stored; the days are in order and near each other. */
export const computeMeterDays = async (
  db: Db,
  site: SiteSnapshot,
  wanted: readonly Wanted[],
): Promise<Computed[]> => {
  const fromMs = wanted[0]?.startMs ?? 0;
  const toMs = Math.min((wanted.at(-1)?.startMs ?? 0) + dayMs, site.nowMs);
  const meters = [...new Set(wanted.flatMap((day) => day.meters))];
  const readsIn = await readsOf(db, meters, { fromMs, toMs });
  return wanted.flatMap(({ startMs, meters: ofDay }) =>
    ofDay.map((meter) => {
      const span = { fromMs: startMs, toMs: Math.min(startMs + dayMs, site.nowMs) };
      const slots = daySlots(site, meter, readsIn(meter, span), span);
      return { meter, startMs, day: { meterId: meter.id, fromMs: startMs, slots } };
    }),
  );
};

const daySlots = (
  site: SiteSnapshot,
  meter: MeterSnapshot,
  reads: Parameters<typeof meterSlots>[0],
  span: LocalSpan,
): MeterDaySlots => {
  const edges = slotEdges(span);
  const { imported, exported, measuredMicros, estimatedMicros } = meterSlots(reads, edges, {
    rule: site.rule,
  });
  const expectedUntil = meter.isOnline ? meter.newestMs * 1000 : Number.POSITIVE_INFINITY;
  const quality = imported.map((_, slot): SlotQuality => {
    const expected = Math.min(edges[slot + 1] ?? 0, expectedUntil) - (edges[slot] ?? 0);
    const estimated = estimatedMicros[slot] ?? 0;
    if ((measuredMicros[slot] ?? 0) + estimated < expected || imported[slot] === null)
      return slotQualities.missing;
    return estimated > 0 ? slotQualities.estimated : slotQualities.measured;
  });
  return { imported, exported, quality };
};
