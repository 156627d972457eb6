// Moves hot rows into packed days, a meter and some days at a time, oldest first: those of closed days, and those of open days
// where a meter uploads so often that its rows take long to read. What comes late for a packed day is hot until a later
// run takes it into its day.

import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import { instantArray, int4Array } from '../collections/binary-array.ts';
import type { Job } from '../jobs/start-jobs.ts';
import { applyDays, planDays } from '../readings/change-days.ts';
import { hotReadings } from '../readings/hot-readings.ts';
import { raiseVersions, versionOf } from '../readings/meter-version.ts';
import { queryIn, queryOf, type RunQuery } from '../readings/run-query.ts';
import { hotFromMicros, startOfUtcDay, utcDayOf } from '../readings/utc-day.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { instantText, microsText } from '../storage/instants.ts';
import { nextIds } from '../storage/next-ids.ts';
import type { Database } from '../storage/schema.ts';
import type { Ingest } from './create-ingest.ts';

export type PackParts = { readonly db: Kysely<Database>; readonly ingest: Ingest; readonly clock: Clock };

const everyMs = 15 * 60_000;
/** Between two days, for uploads and answers. */
const pauseMs = 10;

export const packJob = (parts: PackParts): Job => ({
  name: 'pack',
  everyMs,
  run: (signal) => packHotRows(parts, signal),
});

export const packHotRows = async (parts: PackParts, signal: AbortSignal): Promise<void> => {
  const nowMicros = parts.clock.nowMicros();
  const horizon = { closedMicros: hotFromMicros(nowMicros), settledMicros: nowMicros - unsettledMicros };
  for (let afterId = 0; ; ) {
    const meterIds = await nextIds(parts.db, 'meter', { afterId, limit: metersAtOnce });
    const last = meterIds.at(-1);
    if (last === undefined) return;
    const settled = await metersWithSettledRows(parts, horizon, meterIds);
    for (let from = 0; from < settled.length; from += metersLookedThrough)
      await packMeters(parts, horizon, settled.slice(from, from + metersLookedThrough), signal);
    if (signal.aborted) return;
    afterId = last;
  }
};

const packMeters = async (
  parts: PackParts,
  horizon: Horizon,
  meterIds: readonly number[],
  signal: AbortSignal,
): Promise<void> => {
  for (;;) {
    const due = await dueMeters(parts, horizon, meterIds);
    for (const { meter_id, oldest } of due) {
      if (signal.aborted) return;
      await packDays(parts, { meterId: meter_id, day: utcDayOf(oldest), ...horizon });
      await setTimeout(pauseMs);
    }
    // A meter that was due may have more days.
    if (due.length === 0) return;
  }
};

/** In it readings still come out of order. */
const unsettledMicros = 15 * 60_000_000;

/** Settled rows of one meter that stay hot: a day of a meter that uploads once a minute, two hours of every five seconds. */
const mostSettled = 1440;
/** Or an eighth of what is packed of their day: the larger it is, the longer it takes to be written anew. */
const partOfPacked = 8;

/** Most meters of a large system send nothing: to find those that do is a look into an index of each. */
const metersAtOnce = 200;
/** To look through their rows takes some 15 ms, in which the embedded database answers nobody else. */
const metersLookedThrough = 25;

type Horizon = { readonly closedMicros: number; readonly settledMicros: number };

const metersWithSettledRows = async (
  { db }: PackParts,
  { settledMicros }: Horizon,
  meterIds: readonly number[],
): Promise<readonly number[]> => {
  const rows = await queryIn(db)<{ meter_id: number }>({ text: selectSettled }, [
    settledMicros,
    int4Array(meterIds),
  ]);
  return rows.map(({ meter_id }) => meter_id);
};

const selectSettled = `select latest.meter_id from latest_reading as latest
  cross join lateral (
    select from reading where meter_id = latest.meter_id and meter_id = any($2) and at < ${instantText('$1')}
    order by at limit 1
  ) as first
  where latest.meter_id = any($2::int4[])
  order by latest.meter_id`;

type DueMeter = { readonly meter_id: number; readonly oldest: number };

/** Meters whose oldest settled row is of a closed day, or that have too many. */
const dueMeters = async (
  { db }: PackParts,
  { closedMicros, settledMicros }: Horizon,
  meterIds: readonly number[],
): Promise<readonly DueMeter[]> =>
  queryIn(db)<DueMeter>({ text: selectDue }, [closedMicros, settledMicros, mostSettled, int4Array(meterIds)]);

const ofMeter = 'meter_id = latest.meter_id and meter_id = any($4)';

const selectDue = `select latest.meter_id, ${microsText('first.at')} as oldest
  from latest_reading as latest
  cross join lateral (
    select at from reading where ${ofMeter} and at < ${instantText('$2')} order by at limit 1
  ) as first
  where latest.meter_id = any($4::int4[]) and (
    first.at < ${instantText('$1')} or exists (
      select from reading where ${ofMeter} and at < ${instantText('$2')}
      order by at offset greatest($3::int8, (
        select count / ${partOfPacked} from reading_day
        where ${ofMeter} and day = (first.at at time zone 'UTC')::date))))
  order by latest.meter_id`;

type DueDay = Horizon & { readonly meterId: number; readonly day: number };

const packDays = ({ ingest }: PackParts, due: DueDay): Promise<void> =>
  ingest.alone(async ({ pool, states }) => {
    const { meterId, day } = due;
    const run = queryOf(pool);
    const before = await versionOf(run, meterId);
    if (before === null) return;
    const toMicros = Math.min(await endOfFewRows(run, due), due.settledMicros);
    const [readings = []] = await hotReadings(run, [{ meterId, fromMicros: startOfUtcDay(day), toMicros }]);
    const plan = await planDays(run, { meterId, added: readings, removed: new Set() });
    await inTransaction(pool, async (client) => {
      await raiseVersions(queryOf(client), [before]);
      await applyDays(queryOf(client), plan);
      const instants = instantArray(readings.map(({ atMicros }) => atMicros));
      const { rowCount } = await client.query(deleteHot, [meterId, instants]);
      if (rowCount !== readings.length) throw new Error('A packed day and its readings differ.');
    });
    states.raised(meterId, before.version + 1);
  });

/** Beside the first day: so many rows are packed while uploads wait. */
const mostFurther = 1000;
const mostDays = 32;

/** The end of the last of the closed days that have few rows together. */
const endOfFewRows = async (run: RunQuery, { meterId, day, closedMicros }: DueDay): Promise<number> => {
  const endOfFirst = startOfUtcDay(day + 1);
  const endMicros = Math.min(closedMicros, startOfUtcDay(day + mostDays));
  if (endMicros <= endOfFirst) return endOfFirst;
  const [tooMany] = await run<{ micros: number }>(nthFurther, [meterId, endOfFirst, endMicros, mostFurther]);
  return tooMany ? Math.max(endOfFirst, startOfUtcDay(utcDayOf(tooMany.micros))) : endMicros;
};

const nthFurther = {
  text: `select ${microsText('at')} as micros from reading
    where meter_id = $1 and at >= ${instantText('$2')} and at < ${instantText('$3')}
    order by at offset $4 limit 1`,
};

/** None but those that were packed. */
const deleteHot = 'delete from reading where meter_id = $1 and at = any($2::timestamptz[])';
