// Register slots of meters over a span, with the neighbour on either side that its edges are interpolated with.
import {
  type LocalSpan,
  noSuspended,
  quarterHourMs,
  type RegisterSlot,
  type ReturnedEvent,
  returnedSpansOf,
  withReturns,
} from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';
import { returnedEvent, returnsAround } from './returned-rows.ts';

type SlotRow = {
  meter_id: number;
  first_micros: number;
  first_counts: (number | null)[];
  last_micros: number;
  last_counts: (number | null)[];
  estimated: boolean;
  undecided: boolean;
};

type Row = (SlotRow & { returned: null }) | { meter_id: number; returned: ReturnedEvent };

const columns = sql`first_counts, last_counts, estimated, undecided,
  ${microsOf(sql`first_at`)} as first_micros, ${microsOf(sql`last_at`)} as last_micros, null::jsonb as returned`;

/** In the same statement: slots and what is taken back of them belong together. */
const returnColumns = sql`null::int8[], null::int8[], null::boolean, null::boolean, null::int8, null::int8,
  ${returnedEvent}`;

/** Slots by meter id, in order, without what returns took back. */
export const readRegisterSlots = async (
  db: Kysely<Database>,
  meterIds: readonly number[],
  { fromMs, toMs }: LocalSpan,
): Promise<Map<number, RegisterSlot[]>> => {
  if (meterIds.length === 0) return new Map();
  const from = sql`${new Date(Math.floor(fromMs / quarterHourMs) * quarterHourMs).toISOString()}::timestamptz`;
  const to = sql`${new Date(toMs).toISOString()}::timestamptz`;
  const { rows } = await sql<Row>`
    select wanted.meter_id, near.* from unnest(${meterIds}::int4[]) as wanted (meter_id)
    cross join lateral (
      (select ${columns} from register_slot
        where meter_id = wanted.meter_id and slot < ${from} order by slot desc limit 1)
      union all
      (select ${columns} from register_slot
        where meter_id = wanted.meter_id and slot >= ${from} and slot < ${to} order by slot)
      union all
      (select ${columns} from register_slot
        where meter_id = wanted.meter_id and slot >= ${to} order by slot limit 1)
      union all
      (select ${returnColumns} from counter_event
        where meter_id = wanted.meter_id and ${returnsAround(from, to)})) near`.execute(db);
  return byMeter(rows);
};

const byMeter = (rows: readonly Row[]): Map<number, RegisterSlot[]> => {
  const slots = new Map<number, RegisterSlot[]>();
  const returns = new Map<number, ReturnedEvent[]>();
  for (const row of rows) {
    if (row.returned !== null) {
      returns.set(row.meter_id, [...(returns.get(row.meter_id) ?? []), row.returned]);
      continue;
    }
    const ofMeter = slots.get(row.meter_id);
    if (ofMeter) ofMeter.push(slotOf(row));
    else slots.set(row.meter_id, [slotOf(row)]);
  }
  // The branches come in this order, but nothing promises it.
  for (const ofMeter of slots.values()) ofMeter.sort((a, b) => a.firstAtMicros - b.firstAtMicros);
  for (const [meterId, events] of returns) {
    slots.set(meterId, withReturns(slots.get(meterId) ?? [], returnedSpansOf(events)));
  }
  return slots;
};

const slotOf = (row: SlotRow): RegisterSlot => ({
  slotMicros: Math.floor(row.first_micros / 1000 / quarterHourMs) * quarterHourMs * 1000,
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
