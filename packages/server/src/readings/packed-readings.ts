import type { LocalSpan, PackedDay, StoredReading } from '@ohmstead/domain';
import { type RawBuilder, sql } from 'kysely';
import { openDay } from './compressed-day.ts';
import { type MeterSpan, spanParameters, wantedSpans } from './meter-span.ts';
import type { RunQuery } from './run-query.ts';

const packedStatement = {
  name: 'readings-packed',
  text: `select place::int4, found.packed
         from ${wantedSpans}
         cross join lateral (
           select packed from reading_day
           where meter_id = wanted.meter_id and meter_id = any($1)
             and day >= (wanted.from_at at time zone 'UTC')::date
             and day <= (wanted.to_at at time zone 'UTC')::date
             and reading_day.to_at >= wanted.from_at and reading_day.from_at < wanted.to_at
           order by day
         ) as found`,
};

/** A row of `packedWithin`. */
export type DayWithin = {
  readonly meter_id: number;
  readonly minute_powers: Buffer | null;
  readonly packed: Buffer | null;
};

const columnsOf = {
  powers: sql`minute_powers, case when minute_powers is null then packed end as packed`,
  readings: sql`null::bytea as minute_powers, packed`,
};

/**
 * The same of some meters and one span, to be part of another statement: the days' readings, or of their powers the
 * minutes, and the readings where a day has no minutes.
 */
export const packedWithin = (
  meterIds: readonly number[],
  { fromMs, toMs }: LocalSpan,
  kept: keyof typeof columnsOf,
): RawBuilder<unknown> => {
  const from = sql`${new Date(fromMs).toISOString()}::timestamptz`;
  const to = sql`${new Date(toMs).toISOString()}::timestamptz`;
  return sql`
    select found.*
    from unnest(${meterIds}::int4[]) as wanted (meter_id)
    cross join lateral (
      select meter_id, ${columnsOf[kept]} from reading_day
      where meter_id = wanted.meter_id and meter_id = any(${meterIds})
        and day >= (${from} at time zone 'UTC')::date and day <= (${to} at time zone 'UTC')::date
        and to_at >= ${from} and from_at < ${to}
      order by day) as found`;
};

type PackedRecord = { place: number; packed: Buffer };

/** The packed days that reach into each of the spans. */
export const packedDays = async (
  run: RunQuery,
  spans: readonly MeterSpan[],
): Promise<{ readonly span: MeterSpan; readonly day: PackedDay }[]> => {
  const rows = await run<PackedRecord>(packedStatement, spanParameters(spans));
  return rows.flatMap(({ place, packed }) => {
    const span = spans[place - 1];
    return span ? [{ span, day: openDay(packed) }] : [];
  });
};

/** The packed readings of each span, in order of time. */
export const packedReadings = async (
  run: RunQuery,
  spans: readonly MeterSpan[],
): Promise<StoredReading[][]> => {
  const found = new Map<MeterSpan, StoredReading[]>(spans.map((span) => [span, []]));
  for (const { span, day } of await packedDays(run, spans)) {
    const readings = found.get(span);
    for (const reading of day.readings(span)) readings?.push(reading);
  }
  return [...found.values()];
};
