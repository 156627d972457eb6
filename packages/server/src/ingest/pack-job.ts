// Moves hot rows into packed days, a meter and some days at a time, oldest first: those of closed days, and those of open days
// where a meter uploads so often that its rows take long to read. What comes late for a packed day is hot until a later
// run takes it into its day.

import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import { instantArray } from '../collections/binary-array.ts';
import type { Job } from '../jobs/start-jobs.ts';
import { applyDays, planDays } from '../readings/change-days.ts';
import { hotReadings } from '../readings/hot-readings.ts';
import { raiseVersions, versionOf } from '../readings/meter-version.ts';
import { queryIn, queryOf, type RunQuery } from '../readings/run-query.ts';
import { hotFromMicros, startOfUtcDay, utcDayOf } from '../readings/utc-day.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { instantText, microsText } from '../storage/instants.ts';
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
  let afterId = 0;
  for (;;) {
    const meters = await hotMeters(parts, horizon, afterId);
    const due = meters.filter(({ is_due }) => is_due);
    for (const { meter_id, oldest } of due) {
      if (signal.aborted) return;
      await packDays(parts, { meterId: meter_id, day: utcDayOf(oldest), ...horizon });
      await setTimeout(pauseMs);
    }
    // A meter that was due may have more days.
    if (due.length > 0) continue;
    const last = meters.at(-1);
    if (last === undefined) return;
    afterId = last.meter_id;
  }
};

/** In it readings still come out of order. */
const unsettledMicros = 15 * 60_000_000;

/** Settled rows of one meter that stay hot: a day of a meter that uploads once a minute, two hours of every five seconds. */
const mostSettled = 1440;
/** Or an eighth of what is packed of their day: the larger it is, the longer it takes to be written anew. */
const partOfPacked = 8;

/** To look through their rows takes some 15 ms, in which the embedded database answers nobody else. */
const metersAtOnce = 25;

type Horizon = { readonly closedMicros: number; readonly settledMicros: number };

type HotMeter = { readonly meter_id: number; readonly oldest: number; readonly is_due: boolean };

/** Meters with settled rows, in order of their ids; due where the oldest is of a closed day or there are too many. */
const hotMeters = (
  { db }: PackParts,
  { closedMicros, settledMicros }: Horizon,
  afterId: number,
): Promise<HotMeter[]> =>
  queryIn(db)<HotMeter>(
    {
      text: `select latest.meter_id, ${microsText('first.at')} as oldest,
               first.at < ${instantText('$1')} or exists (
                 select from reading where meter_id = latest.meter_id and at < ${instantText('$2')}
                 order by at offset greatest($3::int8, (
                   select count / ${partOfPacked} from reading_day
                   where meter_id = latest.meter_id and day = (first.at at time zone 'UTC')::date))) as is_due
             from latest_reading as latest
             cross join lateral (
               select at from reading where meter_id = latest.meter_id and at < ${instantText('$2')} order by at limit 1
             ) as first
             where latest.meter_id > $4
             order by latest.meter_id
             limit $5`,
    },
    [closedMicros, settledMicros, mostSettled, afterId, metersAtOnce],
  );

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
