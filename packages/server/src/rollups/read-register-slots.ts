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
import { instantOf, microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';
import { returnedEvent, returnsAround, returnsOfMeters } from './returned-rows.ts';

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
  span: LocalSpan,
): Promise<Map<number, RegisterSlot[]>> => {
  const slots = new Map<number, RegisterSlot[]>();
  for (const [meterId, { judged, returns }] of await readJudgedSlots(db, meterIds, span))
    slots.set(meterId, withReturns(judged, returnedSpansOf(returns)));
  return slots;
};

export type JudgedSlots = {
  /** As the reads up to each were judged. */
  readonly judged: RegisterSlot[];
  /** The returns that may take back some of it. */
  readonly returns: ReturnedEvent[];
};

/** By meter id, in order. */
export const readJudgedSlots = async (
  db: Kysely<Database>,
  meterIds: readonly number[],
  { fromMs, toMs }: LocalSpan,
): Promise<Map<number, JudgedSlots>> => {
  if (meterIds.length === 0) return new Map();
  const from = sql`${new Date(Math.floor(fromMs / quarterHourMs) * quarterHourMs).toISOString()}::timestamptz`;
  const to = sql`${new Date(toMs).toISOString()}::timestamptz`;
  const ofMeter = sql`meter_id = latest.meter_id and meter_id = any(${meterIds}::int4[])`;
  const { rows } = await sql<Row>`
    select latest.meter_id, near.* from latest_reading as latest
    cross join lateral (
      (select ${columns} from register_slot
        where ${ofMeter} and slot < ${from} order by slot desc limit 1)
      union all
      (select ${columns} from register_slot
        where ${ofMeter} and slot >= ${from} and slot < ${to} order by slot)
      union all
      (select ${columns} from register_slot
        where ${ofMeter} and slot >= ${to} order by slot limit 1)
      union all
      (select ${returnColumns} from counter_event as event
        where ${ofMeter} and ${returnsAround(from, to)})) near
    where latest.meter_id = any(${meterIds}::int4[])`.execute(db);
  return byMeter(rows);
};

/** Some of a meter's slots by their beginning, in order, without what returns took back. */
export const readSlotsAt = async (
  db: Kysely<Database>,
  meterId: number,
  slotMicros: readonly number[],
): Promise<RegisterSlot[]> => {
  const [fromMicros, toMicros] = [Math.min(...slotMicros), Math.max(...slotMicros)];
  if (slotMicros.length === 0) return [];
  const { rows } = await sql<SlotRow>`
    select meter_id, ${columns} from register_slot
    where meter_id = ${meterId} and slot = any(
      select ${instantOf(sql.ref('micros'))} from unnest(${[...slotMicros]}::int8[]) as wanted (micros))
    order by slot`.execute(db);
  const returns = await returnsOfMeters(db, [meterId], { fromMicros, toMicros });
  return withReturns(rows.map(slotOf), returnedSpansOf(returns.get(meterId) ?? []));
};

const byMeter = (rows: readonly Row[]): Map<number, JudgedSlots> => {
  const found = new Map<number, JudgedSlots>();
  for (const row of rows) {
    const ofMeter = found.get(row.meter_id) ?? { judged: [], returns: [] };
    found.set(row.meter_id, ofMeter);
    if (row.returned === null) ofMeter.judged.push(slotOf(row));
    else ofMeter.returns.push(row.returned);
  }
  // The branches come in this order, but nothing promises it.
  for (const { judged } of found.values()) judged.sort((a, b) => a.firstAtMicros - b.firstAtMicros);
  return found;
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
