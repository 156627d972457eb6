// The energy of single meters in each hour of the site's clocks.
import type { EnergyHours } from '@ohmstead/contract';
import {
  type Coverage,
  dayMs,
  type LocalSpan,
  localHours,
  quarterHourMs,
  slotQualities,
} from '@ohmstead/domain';
import { isRefused, type Outcome } from '../errors/outcome.ts';
import type { MeterDay } from '../rollups/meter-day-store.ts';
import { readMeterDays } from '../rollups/read-meters.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { kwhOf } from './figures.ts';
import { namedMeters } from './named-meters.ts';
import { wholeSlots } from './whole-slots.ts';

export type HoursQuery = {
  /** Null means all meters of the site. */
  readonly meterIds: readonly number[] | null;
  readonly span: LocalSpan;
};

export const energyHours = async (
  reader: SiteReader,
  site: SiteSnapshot,
  query: HoursQuery,
): Promise<Outcome<EnergyHours>> => {
  const named = await namedMeters(reader.db, site.id, query.meterIds);
  if (isRefused(named)) return named;
  const known = site.meters.filter(({ id }) => named.some((meter) => meter.id === id));
  const span = wholeSlots(query.span);
  const days = await readMeterDays(reader, site, known, span);
  const hours = localHours(site.zone, span);
  return {
    timeZone: site.zone,
    times: hours.map(({ fromMs }) => new Date(fromMs).toISOString()),
    to: new Date(span.toMs).toISOString(),
    meters: named.map(({ id, name }) => ({ id, name, ...hoursOf(days.get(id) ?? [], hours, site.nowMs) })),
  };
};

type Hours = Pick<EnergyHours['meters'][number], 'importKwh' | 'exportKwh' | 'knownShare' | 'coverage'>;

const hoursOf = (days: readonly MeterDay[], hours: readonly LocalSpan[], nowMs: number): Hours => {
  const byStart = new Map(days.map((day) => [day.fromMs, day]));
  const counts = { measured: 0, estimated: 0, slots: 0 };
  const importKwh: (number | null)[] = [];
  const exportKwh: (number | null)[] = [];
  const knownShare: number[] = [];
  for (const { fromMs, toMs } of hours) {
    const knownBefore = counts.measured + counts.estimated;
    let imported: number | null = null;
    let exported: number | null = null;
    for (let at = fromMs; at < toMs; at += quarterHourMs) {
      if (at < nowMs) counts.slots += 1;
      const day = byStart.get(Math.floor(at / dayMs) * dayMs);
      if (!day) continue;
      const slot = Math.floor((at - day.fromMs) / quarterHourMs);
      imported = add(imported, day.slots.imported[slot]);
      exported = add(exported, day.slots.exported[slot]);
      if (day.slots.quality[slot] === slotQualities.measured) counts.measured += 1;
      if (day.slots.quality[slot] === slotQualities.estimated) counts.estimated += 1;
    }
    importKwh.push(kwhOf(imported));
    exportKwh.push(kwhOf(exported));
    const known = counts.measured + counts.estimated - knownBefore;
    knownShare.push((known * quarterHourMs) / (toMs - fromMs));
  }
  return { importKwh, exportKwh, knownShare, coverage: coverageOfCounts(counts) };
};

const add = (sum: number | null, amount: number | null | undefined): number | null =>
  amount === null || amount === undefined ? sum : (sum ?? 0) + amount;

type Counts = { readonly measured: number; readonly estimated: number; readonly slots: number };

const coverageOfCounts = ({ measured, estimated, slots }: Counts): Coverage =>
  slots === 0
    ? { measured: 0, estimated: 0, missing: 1 }
    : {
        measured: measured / slots,
        estimated: estimated / slots,
        missing: (slots - measured - estimated) / slots,
      };
