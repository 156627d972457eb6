// About how many bytes the readings and intervals, the ledger, the series and the feedback’s pictures of an account take. What is counted can be asked in
// milliseconds of each meter: packed days by the size of what is in them, all else by its rows.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

/**
 * Of a row with its part of indexes and pages. A measured year of one-minute readings of three phases took 12.3 MB of packed
 * days (11.1 MB of what is in them) and 11.0 MB of slots; one phase takes less.
 */
export const rowBytes = { day: 3_000, slot: 320, hotReading: 350, seriesValue: 130, intervalDay: 150 };
/** Within a packed day, its part of the day’s row included. */
const packedReadingBytes = 25;
const slotsOfDay = 96;
/** Hot rows are counted no further: they are few until somebody sends a long history. */
const mostHot = 2_000_000;

/** Once packed; where `slots` is how many quarter-hours they are of. */
export const packedBytes = ({ readings, slots }: { readings: number; slots: number }): number =>
  readings * packedReadingBytes + Math.min(readings, slots) * rowBytes.slot;

/** What its imports replaced lies apart from the rest. */
export const meterBytes = async (db: Db, meterId: number): Promise<number> =>
  (await keptBytes(db, meterId)) + (await replacedBytes(db, meterId));

const keptBytes = async (db: Db, meterId: number): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`select (
    (select coalesce(sum(
        pg_column_size(packed) + coalesce(pg_column_size(minute_powers), 0)
        + ${rowBytes.day}::int8 + least(count, ${slotsOfDay}) * ${rowBytes.slot}::int8), 0)
      from reading_day where meter_id = ${meterId})
    + (select coalesce(sum(${bytesOfIntervals}), 0) from interval_day where meter_id = ${meterId})
    + ${rowBytes.hotReading}::int8 * (select count(*) from (
      select from reading where meter_id = ${meterId} limit ${mostHot}) as hot)
    )::int8 as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
};

const bytesOfIntervals = sql`pg_column_size(packed) + ${rowBytes.intervalDay}::int8`;

const replacedBytes = async (db: Db, meterId: number): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(${bytesOfIntervals}), 0)::int8 as bytes
    from replaced_day where meter_id = ${meterId}`.execute(db);
  return rows[0]?.bytes ?? 0;
};

export const seriesBytes = async (db: Db, siteId: number): Promise<number> => {
  const { rows } = await sql<{ values: number }>`select (
    (select count(*) from price_series where site_id = ${siteId})
    + (select count(*) from emission_series where site_id = ${siteId}))::int8 as values`.execute(db);
  return (rows[0]?.values ?? 0) * rowBytes.seriesValue;
};

/** Pictures; the texts beside them are small. */
export const feedbackBytes = async (db: Db, accountId: number): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(bytes)), 0)::int8 as bytes
    from feedback_file
    join feedback_message on feedback_message.id = message_id
    join feedback on feedback.id = feedback_id
    where account_id = ${accountId}`.execute(db);
  return rows[0]?.bytes ?? 0;
};
