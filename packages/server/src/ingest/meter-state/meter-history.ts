// Reads what is stored of meters, as far as late readings need it. Each look-up serves many meters at once.
import { noSuspended, type RegisterSlot, type Registers, type StoredReading } from '@ohmstead/domain';
import type pg from 'pg';
import { batchedLookup } from '../../collections/batched-lookup.ts';
import { instantArray, int4Array } from '../../collections/binary-array.ts';
import { type MeterSpan, spanParameters, wantedSpans } from '../../readings/meter-span.ts';
import { readSpans } from '../../readings/read-readings.ts';
import { queryOf } from '../../readings/run-query.ts';
import { microsText } from '../../storage/instants.ts';
import { inRounds } from './in-rounds.ts';

export type MeterHistory = {
  /** The newest slot before this one from which a recomputation may start. */
  decidedSlotBefore(key: { meterId: number; slotMicros: number }): Promise<RegisterSlot | null>;
  /** Slots after this one, oldest first. */
  slotsAfter(key: { meterId: number; slotMicros: number; limit: number }): Promise<RegisterSlot[]>;
  /** Readings of `[from, to)` in order, of both tiers. */
  readingsBetween(span: MeterSpan): Promise<StoredReading[]>;
  /** Whether events of `[from, to)` are noted. */
  hasEvents(span: MeterSpan): Promise<boolean>;
};

export const openMeterHistory = (pool: pg.Pool): MeterHistory => ({
  decidedSlotBefore: batchedLookup((keys) => inRounds(keys, (some) => decidedSlotsBefore(pool, some))),
  slotsAfter: batchedLookup((keys) => inRounds(keys, (some) => allSlotsAfter(pool, some))),
  readingsBetween: batchedLookup((spans) => readSpans(queryOf(pool), spans)),
  hasEvents: batchedLookup((spans) => allHaveEvents(pool, spans)),
});

export const slotColumns = `${microsText('slot')} as slot, ${microsText('first_at')} as first_at, first_counts,
  ${microsText('last_at')} as last_at, last_counts, last_raw, undecided, estimated`;

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
  ...shownOf(record),
  undecided: record.undecided,
  estimated: record.estimated,
});

/** Nearly always there is nothing behind the registers: then the array is as it stands. */
const shownOf = ({ last_counts, last_raw }: SlotRecord): Pick<RegisterSlot, 'lastRaw' | 'suspended'> => {
  const width = last_counts.length;
  if (last_raw.length <= width) return { lastRaw: last_raw, suspended: noSuspended };
  return {
    lastRaw: last_raw.slice(0, width),
    suspended: last_raw.slice(width).map((number) => number ?? 0),
  };
};

/** Which of the keys, counted from 1, a row answers. */
type Answer = { place: number };

/** Citus takes a limited sub-select for each row of a distributed table, here one a meter, and not for those of a list. */
const placeOfMeter = 'array_position($1::int4[], latest.meter_id)';

const meterIds = (keys: readonly { meterId: number }[]): Buffer =>
  int4Array(keys.map(({ meterId }) => meterId));
const slots = (keys: readonly { slotMicros: number }[]): Buffer =>
  instantArray(keys.map(({ slotMicros }) => slotMicros));

const decidedSlotsBefore = async (
  pool: pg.Pool,
  keys: readonly { meterId: number; slotMicros: number }[],
): Promise<(RegisterSlot | null)[]> => {
  const { rows } = await pool.query<SlotRecord & Answer>({
    name: 'ingest-decided-slots',
    text: `select ${placeOfMeter} as place, found.*
           from latest_reading as latest
           cross join lateral (
             select ${slotColumns} from register_slot
             where register_slot.meter_id = latest.meter_id and register_slot.meter_id = any($1)
               and register_slot.slot < ($2::timestamptz[])[${placeOfMeter}] and not undecided
             order by register_slot.slot desc limit 1
           ) as found
           where latest.meter_id = any($1)`,
    values: [meterIds(keys), slots(keys)],
  });
  const found: (RegisterSlot | null)[] = keys.map(() => null);
  for (const row of rows) found[row.place - 1] = slotOfRecord(row);
  return found;
};

const allSlotsAfter = async (
  pool: pg.Pool,
  keys: readonly { meterId: number; slotMicros: number; limit: number }[],
): Promise<RegisterSlot[][]> => {
  const { rows } = await pool.query<SlotRecord & Answer>({
    name: 'ingest-slots-after',
    text: `select ${placeOfMeter} as place, found.*
           from latest_reading as latest
           cross join lateral (
             select ${slotColumns} from register_slot
             where register_slot.meter_id = latest.meter_id and register_slot.meter_id = any($1)
               and register_slot.slot > ($2::timestamptz[])[${placeOfMeter}]
             order by register_slot.slot limit ($3::int4[])[${placeOfMeter}]
           ) as found
           where latest.meter_id = any($1)
           order by place, slot`,
    values: [meterIds(keys), slots(keys), int4Array(keys.map(({ limit }) => limit))],
  });
  return inPlaces(keys.length, rows, slotOfRecord);
};

const allHaveEvents = async (pool: pg.Pool, spans: readonly MeterSpan[]): Promise<boolean[]> => {
  const { rows } = await pool.query<Answer>({
    name: 'ingest-events',
    text: `select place::int4
           from ${wantedSpans}
           join latest_reading as latest on latest.meter_id = wanted.meter_id
           where latest.meter_id = any($1) and exists (
             select from counter_event
             where counter_event.meter_id = latest.meter_id and counter_event.meter_id = any($1)
               and at >= wanted.from_at and at < wanted.to_at)`,
    values: spanParameters(spans),
  });
  const places = new Set(rows.map(({ place }) => place));
  return spans.map((_, index) => places.has(index + 1));
};

const inPlaces = <Row extends Answer, Item>(
  count: number,
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
): Item[][] => {
  const places: Item[][] = Array.from({ length: count }, () => []);
  for (const row of rows) places[row.place - 1]?.push(itemOf(row));
  return places;
};
