// Reads what is stored of one meter, as far as a late reading needs it.
import type { RegisterSlot, Registers } from '@ohmstead/domain';
import type pg from 'pg';
import type { ReadingValues, Values } from './reading-row.ts';

export type StoredReading = {
  readonly atMicros: number;
  readonly arrivedMicros: number;
  readonly source: number;
  readonly shift: number;
  readonly values: ReadingValues;
};

export const micros = (column: string): string => `(extract(epoch from ${column}) * 1000000)::int8`;
export const instant = (parameter: string): string =>
  `(timestamptz 'epoch' + ${parameter}::int8 * interval '1 microsecond')`;

export const slotColumns = `${micros('slot')} as slot, ${micros('first_at')} as first_at, first_counts,
  ${micros('last_at')} as last_at, last_counts, last_raw, undecided, estimated`;

export type SlotRecord = {
  slot: number;
  first_at: number;
  first_counts: Registers;
  last_at: number;
  last_counts: Registers;
  last_raw: Registers;
  undecided: boolean;
  estimated: boolean;
};

export const slotOfRecord = (record: SlotRecord): RegisterSlot => ({
  slotMicros: record.slot,
  firstAtMicros: record.first_at,
  firstCounts: record.first_counts,
  lastAtMicros: record.last_at,
  lastCounts: record.last_counts,
  lastRaw: record.last_raw,
  undecided: record.undecided,
  estimated: record.estimated,
});

/** The newest slot before this one from which a recomputation may start. */
export const decidedSlotBefore = async (
  pool: pg.Pool,
  meterId: number,
  slotMicros: number,
): Promise<RegisterSlot | null> => {
  const { rows } = await pool.query<SlotRecord>({
    name: 'ingest-decided-slot',
    text: `select ${slotColumns} from register_slot
           where meter_id = $1 and slot < ${instant('$2')} and not undecided
           order by register_slot.slot desc limit 1`,
    values: [meterId, slotMicros],
  });
  return rows[0] ? slotOfRecord(rows[0]) : null;
};

/** Slots after an instant, oldest first. */
export const slotsAfter = async (
  pool: pg.Pool,
  meterId: number,
  afterSlotMicros: number,
  limit: number,
): Promise<RegisterSlot[]> => {
  const { rows } = await pool.query<SlotRecord>({
    name: 'ingest-slots-after',
    text: `select ${slotColumns} from register_slot
           where meter_id = $1 and slot > ${instant('$2')} order by register_slot.slot limit $3`,
    values: [meterId, afterSlotMicros, limit],
  });
  return rows.map(slotOfRecord);
};

type ReadingRecord = {
  at: number;
  arrived_at: number;
  source: number;
  shift: number;
  phase_values: Values;
  net_values: Values | null;
  reactive_values: Values | null;
};

/** Readings of `[from, to)` in order. */
export const readingsBetween = async (
  pool: pg.Pool,
  meterId: number,
  fromMicros: number,
  toMicros: number,
): Promise<StoredReading[]> => {
  const { rows } = await pool.query<ReadingRecord>({
    name: 'ingest-readings',
    text: `select ${micros('at')} as at, ${micros('arrived_at')} as arrived_at, source, shift,
             phase_values, net_values, reactive_values
           from reading where meter_id = $1 and reading.at >= ${instant('$2')} and reading.at < ${instant('$3')}
           order by reading.at`,
    values: [meterId, fromMicros, toMicros],
  });
  return rows.map((record) => ({
    atMicros: record.at,
    arrivedMicros: record.arrived_at,
    source: record.source,
    shift: record.shift,
    values: { phases: record.phase_values, net: record.net_values, reactive: record.reactive_values },
  }));
};

export const hasEvents = async (
  pool: pg.Pool,
  meterId: number,
  span: { readonly afterMicros: number; readonly untilMicros: number },
): Promise<boolean> => {
  const { rows } = await pool.query<{ found: boolean }>({
    name: 'ingest-events',
    text: `select exists (select from counter_event
             where meter_id = $1 and at > ${instant('$2')} and at <= ${instant('$3')}) as found`,
    values: [meterId, span.afterMicros, span.untilMicros],
  });
  return rows[0]?.found ?? false;
};
