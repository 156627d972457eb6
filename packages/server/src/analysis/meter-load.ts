// The energy of one meter in each quarter-hour of a span, in mWh: + import, − export.
import { dayMs, type LocalSpan, meterSlots, quarterHourMs, type SlotColumn } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { type Outcome, refuseField } from '../errors/outcome.ts';
import { readsOf } from '../rollups/compute-ledger.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { Database } from '../storage/schema.ts';

/** Register slots are read without a roll-up, so a longer span would keep other requests waiting. */
const mostDays = 100;

export const meterLoad = async (
  db: Kysely<Database>,
  { rule, meters }: Pick<SiteSnapshot, 'rule' | 'meters'>,
  { meterId, span }: { readonly meterId: number; readonly span: LocalSpan },
): Promise<Outcome<SlotColumn>> => {
  if (span.toMs - span.fromMs > mostDays * dayMs) return refuseField('starttime', 'span_too_long');
  const count = Math.ceil((span.toMs - span.fromMs) / quarterHourMs);
  const edges = Array.from({ length: count + 1 }, (_, edge) => 1000 * (span.fromMs + edge * quarterHourMs));
  const meter = meters.find(({ id }) => id === meterId);
  if (!meter) return new Array<null>(count).fill(null);
  const readsIn = await readsOf(db, [meter], span);
  const { imported, exported } = meterSlots(readsIn(meter, span), edges, { rule });
  return imported.map((energy, slot) => {
    const out = exported[slot] ?? null;
    return energy === null || out === null ? null : energy - out;
  });
};
