// The days of UTC with hot readings, of which there are usually two. A few look-ups into the index for each meter.
import { formatInstantMicros, type MicroSpan } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { startOfUtcDay, utcDayOf } from '../readings/utc-day.ts';
import { microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';

export type HotDay = { readonly meterId: number; readonly day: number };

type Db = Kysely<Database>;
type Ends = { readonly meterId: number; readonly first: number; readonly last: number };

export const hotDays = async (db: Db, meterIds: readonly number[], span: MicroSpan): Promise<HotDay[]> => {
  const ends = await hotEnds(db, meterIds, span);
  const between = ends.flatMap(({ meterId, first, last }) =>
    Array.from({ length: Math.max(0, last - first - 1) }, (_, place) => ({
      meterId,
      day: first + 1 + place,
    })),
  );
  const atEnds = ends.flatMap(({ meterId, first, last }) =>
    [...new Set([first, last])].map((day) => ({ meterId, day })),
  );
  return [...atEnds, ...(await withReadings(db, between))];
};

/** The first and the last of the days. */
const hotEnds = async (db: Db, meterIds: readonly number[], span: MicroSpan): Promise<Ends[]> => {
  const ofMeters = sql`any(${[...meterIds]}::int4[])`;
  const within = sql`reading.meter_id = latest.meter_id and reading.meter_id = ${ofMeters}
    and reading.at >= ${instant(span.fromMicros)} and reading.at < ${instant(span.toMicros)}`;
  const { rows } = await sql<{ meterId: number; first: number | null; last: number | null }>`
    select latest.meter_id as "meterId",
      ${microsOf(sql`(select min(reading.at) from reading where ${within})`)} as first,
      ${microsOf(sql`(select max(reading.at) from reading where ${within})`)} as last
    from latest_reading as latest where latest.meter_id = ${ofMeters}`.execute(db);
  return rows.flatMap(({ meterId, first, last }) =>
    first === null || last === null ? [] : [{ meterId, first: utcDayOf(first), last: utcDayOf(last) }],
  );
};

const instant = (micros: number) => sql`${formatInstantMicros(micros)}::timestamptz`;

const withReadings = async (db: Db, days: readonly HotDay[]): Promise<HotDay[]> => {
  if (days.length === 0) return [];
  const ofMeters = sql`any(${[...new Set(days.map(({ meterId }) => meterId))]}::int4[])`;
  const { rows } = await sql<HotDay>`
    select latest.meter_id as "meterId", asked.day
    from unnest(${days.map(({ meterId }) => meterId)}::int4[], ${days.map(({ day }) => day)}::int4[],
        ${days.map(({ day }) => formatInstantMicros(startOfUtcDay(day)))}::timestamptz[]) as asked (meter_id, day, begin_at)
    join latest_reading as latest on latest.meter_id = asked.meter_id
    where latest.meter_id = ${ofMeters} and (
      select min(reading.at) from reading
      where reading.meter_id = latest.meter_id and reading.meter_id = ${ofMeters}
        and reading.at >= asked.begin_at and reading.at < asked.begin_at + interval '24 hours') is not null`.execute(
    db,
  );
  return rows;
};
