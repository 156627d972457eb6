// A site's load meters with what each drew in the quarter-hours of its slots.
import {
  dayMs,
  type MeteredLoad,
  quarterHourMs,
  type SiteSlots,
  type SlotColumn,
  useTypes,
} from '@ohmstead/domain';
import type { MeterDay } from './meter-day-store.ts';
import { readMeterDays } from './read-meters.ts';
import type { SiteReader } from './site-reader.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

export type NamedLoad = MeteredLoad & { readonly name: string };

export const loadMeters = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { fromMs, consumed: { length } }: Pick<SiteSlots, 'fromMs' | 'consumed'>,
): Promise<NamedLoad[]> => {
  const loads = site.meters.filter(({ useType }) => useType === useTypes.load);
  const days = await readMeterDays(reader, site, loads, { fromMs, toMs: fromMs + length * quarterHourMs });
  const rows = await reader.db
    .selectFrom('meter')
    .select(['id', 'name', 'behind_meter_id as behindId'])
    .where('site_id', '=', site.id)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return loads.map(({ id, parts }) => ({
    id,
    parts,
    name: byId.get(id)?.name ?? '',
    behindId: byId.get(id)?.behindId ?? null,
    imported: columnOfDays(days.get(id) ?? [], { fromMs, length, way: 'imported' }),
  }));
};

type Column = {
  readonly fromMs: number;
  readonly length: number;
  readonly way: 'imported' | 'exported';
};

/** One way of a meter's energy in quarter-hours that begin and end within its days. */
export const columnOfDays = (days: readonly MeterDay[], { fromMs, length, way }: Column): SlotColumn => {
  const column = new Array<number | null>(length).fill(null);
  for (const day of days) {
    const first = (day.fromMs - fromMs) / quarterHourMs;
    const to = Math.min(length, first + dayMs / quarterHourMs);
    for (let slot = Math.max(0, first); slot < to; slot += 1)
      column[slot] = day.slots[way][slot - first] ?? null;
  }
  return column;
};
