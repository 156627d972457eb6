// What single meters passed in consecutive quarter-hours, after the site's phase rule.
import {
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
import { isUpToDate } from './roll-up-days.ts';
import type { MeterSnapshot, SiteSnapshot } from './site-snapshot.ts';

type Db = Kysely<Database>;

export const utcDayMs = 86_400_000;

/** By meter, in days of UTC that the span lies in; a day of which nothing is known is left out. */
export const readMeterDays = async (
  db: Db,
  site: SiteSnapshot,
  meters: readonly MeterSnapshot[],
  span: LocalSpan,
): Promise<Map<number, MeterDay[]>> => {
  const fromMs = Math.floor(span.fromMs / utcDayMs) * utcDayMs;
  const toMs = Math.min(span.toMs, site.nowMs);
  const ids = meters.map(({ id }) => id);
  const stored = await storedMeterDays(db, ids, { fromMs, toMs });
  const byMeter = new Map(ids.map((id) => [id, new Map<number, MeterDay>()]));
  for (const day of stored) byMeter.get(day.meterId)?.set(day.fromMs, day);
  const missing: Wanted[] = [];
  for (let dayMs = fromMs; dayMs < toMs; dayMs += utcDayMs) {
    const lacking = meters.filter(
      ({ id, firstMs }) => firstMs < dayMs + utcDayMs && !byMeter.get(id)?.has(dayMs),
    );
    if (lacking.length > 0) missing.push({ dayMs, meters: lacking });
  }
  const made = await rollUp(db, { ...site, meters }, missing);
  for (const day of made) byMeter.get(day.meterId)?.set(day.fromMs, day);
  return new Map([...byMeter].map(([id, days]) => [id, [...days.values()]]));
};

type Wanted = { readonly dayMs: number; readonly meters: readonly MeterSnapshot[] };

const rollUp = (db: Db, site: SiteSnapshot, wanted: readonly Wanted[]): Promise<MeterDay[]> =>
  inBatches(site, wanted, async (few) => {
    const computed = await computeMeterDays(db, site, few);
    const settled = computed.filter(({ meter, dayMs }) => isUpToDate(meter, dayMs + utcDayMs, site.nowMs));
    const closed = settled.map(({ day }) => day);
    await keepIfPossible(storeMeterDays(db, site, closed));
    return computed.map(({ day }) => day);
  });

type Computed = { readonly meter: MeterSnapshot; readonly dayMs: number; readonly day: MeterDay };

/** From register slots, whatever is stored; days in order and near each other. */
export const computeMeterDays = async (
  db: Db,
  site: SiteSnapshot,
  wanted: readonly Wanted[],
): Promise<Computed[]> => {
  const fromMs = wanted[0]?.dayMs ?? 0;
  const toMs = Math.min((wanted.at(-1)?.dayMs ?? 0) + utcDayMs, site.nowMs);
  const meters = [...new Set(wanted.flatMap((day) => day.meters))];
  const readsIn = await readsOf(db, meters, { fromMs, toMs });
  return wanted.flatMap(({ dayMs, meters: ofDay }) =>
    ofDay.map((meter) => {
      const span = { fromMs: dayMs, toMs: Math.min(dayMs + utcDayMs, site.nowMs) };
      const slots = daySlots(site, meter, readsIn(meter, span), span);
      return { meter, dayMs, day: { meterId: meter.id, fromMs: dayMs, slots } };
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
  const owedUntil = meter.isOnline ? meter.newestMs * 1000 : Number.POSITIVE_INFINITY;
  const quality = imported.map((_, slot): SlotQuality => {
    const owed = Math.min(edges[slot + 1] ?? 0, owedUntil) - (edges[slot] ?? 0);
    const estimated = estimatedMicros[slot] ?? 0;
    if ((measuredMicros[slot] ?? 0) + estimated < owed || imported[slot] === null)
      return slotQualities.missing;
    return estimated > 0 ? slotQualities.estimated : slotQualities.measured;
  });
  return { imported, exported, quality };
};
