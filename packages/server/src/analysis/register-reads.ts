// Register reads around instants: for each meter and instant two index look-ups, for all of them one query.
import {
  formatInstantMicros,
  noSuspended,
  type RegisterSlot,
  returnedSpansOf,
  withReturns,
} from '@ohmstead/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { returnsOfMeters } from '../rollups/returned-rows.ts';
import { microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';

export type ReadAt = { readonly meterId: number; readonly atMicros: number };

type SlotRow = {
  meter_id: number;
  slot_micros: number;
  first_micros: number;
  first_counts: (number | null)[];
  last_micros: number;
  last_counts: (number | null)[];
  undecided: boolean;
  estimated: boolean;
};

const columns = sql`r.meter_id, r.first_counts, r.last_counts, r.undecided, r.estimated,
  ${microsOf(sql`r.slot`)} as slot_micros,
  ${microsOf(sql`r.first_at`)} as first_micros,
  ${microsOf(sql`r.last_at`)} as last_micros`;

/**
 * The slots beside an instant, each looked up as a single value: a cluster joins no limited rows to an instant. It looks only
 * where the meters lie that each look-up names.
 */
const slotsBeside = (named: RawBuilder<unknown>): RawBuilder<unknown> => sql`array[
  (select slot from register_slot r
    where r.meter_id = meter.meter_id and ${named} and r.slot <= asked.at and r.first_at <= asked.at
    order by r.slot desc limit 1),
  (select slot from register_slot r
    where r.meter_id = meter.meter_id and ${named} and r.slot > asked.at - interval '15 minutes'
      and r.last_at >= asked.at
    order by r.slot limit 1)]`;

/** Slots by meter id, in order: those with the last read up to, and the first read from, each instant. */
export const registerReads = async (
  db: Kysely<Database>,
  reads: readonly ReadAt[],
): Promise<Map<number, RegisterSlot[]>> => {
  const meterIds = [...new Set(reads.map(({ meterId }) => meterId))];
  const named = sql`r.meter_id = any(${meterIds}::int4[])`;
  const { rows } = await sql<SlotRow>`
    select distinct on (r.meter_id, r.slot) ${columns}
    from (select meter.meter_id, unnest(${slotsBeside(named)}) as slot
      from unnest(${reads.map(({ meterId }) => meterId)}::int4[],
                  ${reads.map(({ atMicros }) => formatInstantMicros(atMicros))}::timestamptz[]) as asked (meter_id, at)
      join latest_reading as meter on meter.meter_id = asked.meter_id
      where meter.meter_id = any(${meterIds}::int4[])) as near
    cross join lateral (
      select * from register_slot r where r.meter_id = near.meter_id and ${named} and r.slot = near.slot
      order by r.slot) as r
    order by r.meter_id, r.slot`.execute(db);
  const slots = byMeter(rows);
  // Asked after the slots: what returned meanwhile is taken off them, and they know nothing of it.
  for (const [meterId, events] of await returnsOfMeters(db, [...slots.keys()], spanOf(rows))) {
    slots.set(meterId, withReturns(slots.get(meterId) ?? [], returnedSpansOf(events)));
  }
  return slots;
};

const spanOf = (rows: readonly SlotRow[]) => ({
  fromMicros: rows.reduce((least, row) => Math.min(least, row.first_micros), Number.MAX_SAFE_INTEGER),
  toMicros: rows.reduce((most, row) => Math.max(most, row.last_micros), 0),
});

const byMeter = (rows: readonly SlotRow[]): Map<number, RegisterSlot[]> => {
  const slots = new Map<number, RegisterSlot[]>();
  for (const row of rows) slots.set(row.meter_id, [...(slots.get(row.meter_id) ?? []), slotOf(row)]);
  return slots;
};

const slotOf = (row: SlotRow): RegisterSlot => ({
  slotMicros: row.slot_micros,
  firstAtMicros: row.first_micros,
  firstCounts: row.first_counts,
  lastAtMicros: row.last_micros,
  lastCounts: row.last_counts,
  // The meter's own count is the counter engine's; energy is a difference of corrected ones.
  lastRaw: [],
  suspended: noSuspended,
  undecided: row.undecided,
  estimated: row.estimated,
});
