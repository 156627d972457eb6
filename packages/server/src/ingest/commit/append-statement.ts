// One statement, one round trip, one commit: appends readings, and upserts slots and newest readings.
// All numbers of all readings travel in one flat array, each reading known by where it starts: arrays of
// arrays cannot be unnested. In flat arrays a stand-in marks what is unknown; `holes` says which readings have any.
// It fails where a meter has another version than it was planned from, or is there no more.

import { counterRulesVersion, type FlatRows } from '@ohmstead/domain';
import { float8Array, instantArray, int4Array, int8Array } from '../../collections/binary-array.ts';
import type { GroupRows, MeterReading, MeterSlot } from '../meter-state/group-rows.ts';
import { rawWidthOf } from '../meter-state/register-slots.ts';

const slice = (flat: string, from: string, count: string): string =>
  `(${flat})[${from} : ${from} + ${count} - 1]`;

const doubles = (from: string, count: string): string =>
  `case when ${from} = 0 then null
        when holes then array_replace(${slice('$6::float8[]', from, count)}, 'NaN'::float8, null)
        else ${slice('$6::float8[]', from, count)} end`;

const counts = (from: string, count = 'width'): string =>
  `array_replace(${slice('$19::int8[]', from, count)}, (-9223372036854775808)::int8, null)`;

const text = `
with reading_input as materialized (
  select meter_id, at, arrived_at, source::smallint, shift::smallint, nullif(import_id, 0) as import_id,
    newest <> 0 as newest, version,
    nullif(interval_seconds, 'NaN'::float8) as interval_seconds,
    ${doubles('phase_from', 'phase_count')} as phase_values,
    ${doubles('net_from', '7')} as net_values,
    ${doubles('reactive_from', 'reactive_count')} as reactive_values
  from (
    select meter_id, at, arrived_at, source, shift, import_id, newest, interval_seconds,
      phase_from, phase_count, net_from, reactive_from, reactive_count, holes <> 0 as holes,
      version
    from unnest($1::int4[], $2::timestamptz[], $3::timestamptz[], $4::int4[], $5::int4[], $7::int4[],
      $8::float8[], $9::int4[], $10::int4[], $11::int4[], $12::int4[], $13::int4[], $14::int4[],
      $24::int4[], $26::int8[])
      as input (meter_id, at, arrived_at, source, shift, newest, interval_seconds,
        phase_from, phase_count, net_from, reactive_from, reactive_count, holes, import_id, version)
  ) as input
), appended as (
  insert into reading
    (meter_id, at, arrived_at, source, shift, import_id, phase_values, net_values, reactive_values)
  select meter_id, at, arrived_at, source, shift, import_id, phase_values, net_values, reactive_values
  from reading_input
), newest as (
  insert into latest_reading as old
    (meter_id, at, arrived_at, phase_values, net_values, reactive_values, interval_seconds, version, counter_rules)
  select meter_id, at, arrived_at, phase_values, net_values, reactive_values, interval_seconds, version,
    ${counterRulesVersion}
  from reading_input where newest order by meter_id
  on conflict (meter_id) do update set at = excluded.at, arrived_at = excluded.arrived_at,
    phase_values = excluded.phase_values, net_values = excluded.net_values,
    reactive_values = excluded.reactive_values, interval_seconds = excluded.interval_seconds,
    version = greatest(old.version, excluded.version), counter_rules = excluded.counter_rules
  where excluded.version = 0 or old.version = excluded.version - 1
  returning meter_id
), slots as (
insert into register_slot
  (meter_id, slot, first_at, first_counts, last_at, last_counts, last_raw, undecided, estimated)
select meter_id, slot, first_at, ${counts('counts_from')}, last_at, ${counts('counts_from + width')},
  ${counts('counts_from + 2 * width', 'raw_width')}, undecided <> 0, estimated <> 0
from unnest($15::int4[], $16::timestamptz[], $17::timestamptz[], $18::timestamptz[],
  $20::int4[], $21::int4[], $22::int4[], $23::int4[], $25::int4[])
  as input (meter_id, slot, first_at, last_at, counts_from, width, undecided, estimated, raw_width)
on conflict (meter_id, slot) do update set first_at = excluded.first_at, first_counts = excluded.first_counts,
  last_at = excluded.last_at, last_counts = excluded.last_counts, last_raw = excluded.last_raw,
  undecided = excluded.undecided, estimated = excluded.estimated
)
select refuse_changed_meters(array(
  select meter_id from reading_input where newest except all select meter_id from newest))
where (select count(*) from reading_input where newest) > (select count(*) from newest)`;

export type NamedStatement = { readonly name: string; readonly text: string; readonly values: Buffer[] };

/** `areHeld`: the versions of all meters have been raised in the same transaction. */
export const appendStatement = (rows: GroupRows, areHeld: boolean): NamedStatement => ({
  name: 'ingest-append',
  text,
  values: [
    ...readingParameters(rows),
    ...slotParameters(rows.slots),
    int4Array(rows.readings.map(({ importId }) => importId ?? 0)),
    int4Array(rows.slots.map(({ slot }) => rawWidthOf(slot))),
    int8Array(versionsAfter(rows, areHeld)),
  ],
});

/** With each newest reading of a meter, the version that it has then; 0 stands for the one that it has already. */
const versionsAfter = ({ readings, latest }: GroupRows, areHeld: boolean): number[] => {
  if (areHeld) return readings.map(() => 0);
  const versions = new Map(latest.map(({ reading, version }) => [reading, version + 1]));
  return readings.map((reading) => versions.get(reading) ?? 0);
};

const unknownDouble = Number.NaN;
/** The least 64-bit integer. */
const unknownCount = -(2 ** 63);

const readingParameters = ({ readings, latest }: GroupRows): Buffer[] => {
  const newest = new Map(latest.map((entry) => [entry.reading, entry.intervalSeconds]));
  const flat = new FlatNumbers(unknownDouble);
  const spans = readings.map(({ values }) => {
    flat.holes = false;
    const phaseFrom = flat.add(values.phases);
    const netFrom = flat.add(values.net);
    const reactiveFrom = flat.add(values.reactive);
    return { phaseFrom, netFrom, reactiveFrom, holes: Number(flat.holes) };
  });
  const ofReadings = (value: (reading: MeterReading) => number): number[] => readings.map(value);
  return [
    int4Array(ofReadings((reading) => reading.meterId)),
    instantArray(ofReadings((reading) => reading.atMicros)),
    instantArray(ofReadings((reading) => reading.arrivedMicros)),
    int4Array(ofReadings((reading) => reading.source)),
    int4Array(ofReadings((reading) => reading.shift)),
    float8Array(flat.numbers),
    int4Array(ofReadings((reading) => Number(newest.has(reading)))),
    float8Array(ofReadings((reading) => newest.get(reading) ?? unknownDouble)),
    int4Array(spans.map((span) => span.phaseFrom)),
    int4Array(ofReadings(({ values }) => values.phases.length)),
    int4Array(spans.map((span) => span.netFrom)),
    int4Array(spans.map((span) => span.reactiveFrom)),
    int4Array(ofReadings(({ values }) => values.reactive?.length ?? 0)),
    int4Array(spans.map((span) => span.holes)),
  ];
};

const slotParameters = (slots: readonly MeterSlot[]): Buffer[] => {
  const flat = new FlatNumbers(unknownCount);
  const from = slots.map(({ slot }) => {
    const start = flat.add(slot.firstCounts);
    flat.add(slot.lastCounts);
    flat.add(slot.lastRaw);
    flat.add(slot.suspended);
    return start;
  });
  const ofSlots = (value: (entry: MeterSlot) => number): number[] => slots.map(value);
  return [
    int4Array(ofSlots(({ meterId }) => meterId)),
    instantArray(ofSlots(({ slot }) => slot.slotMicros)),
    instantArray(ofSlots(({ slot }) => slot.firstAtMicros)),
    instantArray(ofSlots(({ slot }) => slot.lastAtMicros)),
    int8Array(flat.numbers),
    int4Array(from),
    int4Array(ofSlots(({ slot }) => slot.lastCounts.length)),
    int4Array(ofSlots(({ slot }) => Number(slot.undecided))),
    int4Array(ofSlots(({ slot }) => Number(slot.estimated))),
  ];
};

/** Lists laid end to end; a list is known by its first place, counted from 1, and 0 for no list. */
class FlatNumbers {
  readonly numbers: number[] = [];
  holes = false;
  readonly #unknown: number;

  constructor(unknown: number) {
    this.#unknown = unknown;
  }

  add(values: FlatRows | null): number {
    if (values === null) return 0;
    const place = this.numbers.length + 1;
    for (const value of values) {
      this.holes ||= value === null;
      this.numbers.push(value ?? this.#unknown);
    }
    return place;
  }
}
