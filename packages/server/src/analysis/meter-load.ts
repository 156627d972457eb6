// What one meter passed in each quarter-hour of a span, mWh: + import, − export.
import {
  dayMs,
  type LocalSpan,
  meterSlots,
  quarterHourMs,
  readsOfMeter,
  type SlotColumn,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { invalid } from '../errors/app-error.ts';
import { readRegisterSlots } from '../rollups/read-register-slots.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { Database } from '../storage/schema.ts';

/** Nothing is kept rolled up by meter and local day: more would keep others waiting. */
const mostDays = 100;

export const meterLoad = async (
  db: Kysely<Database>,
  { rule }: Pick<SiteSnapshot, 'rule'>,
  { meterId, span }: { readonly meterId: number; readonly span: LocalSpan },
): Promise<SlotColumn> => {
  if (span.toMs - span.fromMs > mostDays * dayMs) throw invalid('starttime', 'span_too_long');
  const count = Math.ceil((span.toMs - span.fromMs) / quarterHourMs);
  const edges = Array.from({ length: count + 1 }, (_, edge) => 1000 * (span.fromMs + edge * quarterHourMs));
  const slots = await readRegisterSlots(db, [meterId], span);
  const { imported, exported } = meterSlots([readsOfMeter(slots.get(meterId) ?? [])], edges, { rule });
  return imported.map((energy, slot) => {
    const out = exported[slot] ?? null;
    return energy === null || out === null ? null : energy - out;
  });
};
