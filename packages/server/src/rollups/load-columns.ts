import { dayMs, quarterHourMs, type SiteSlots } from '@ohmstead/domain';
import { readMeterDays } from './read-meters.ts';
import type { SiteReader } from './site-reader.ts';
import type { MeterSnapshot, SiteSnapshot } from './site-snapshot.ts';

/** What meters drew in the quarter-hours of a site's slots, mWh by meter id; null where it is unknown. */
export const loadColumns = async (
  reader: SiteReader,
  site: SiteSnapshot,
  meters: readonly MeterSnapshot[],
  { fromMs, consumed }: Pick<SiteSlots, 'fromMs' | 'consumed'>,
): Promise<ReadonlyMap<number, readonly (number | null)[]>> => {
  const count = consumed.length;
  const span = { fromMs, toMs: fromMs + count * quarterHourMs };
  const days = await readMeterDays(reader, site, meters, span);
  return new Map(
    meters.map(({ id }) => {
      const column = new Array<number | null>(count).fill(null);
      for (const day of days.get(id) ?? []) {
        const first = (day.fromMs - fromMs) / quarterHourMs;
        const from = Math.max(0, first);
        const to = Math.min(count, first + dayMs / quarterHourMs);
        for (let slot = from; slot < to; slot += 1) column[slot] = day.slots.imported[slot - first] ?? null;
      }
      return [id, column];
    }),
  );
};
