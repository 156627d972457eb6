// Moves the hot rows of closed days into packed ones, a meter and a day at a time, oldest first. What comes late for a
// packed day is hot until the next run takes it into its day.
import { setTimeout } from 'node:timers/promises';
import type { Context } from '../context.ts';
import type { Job } from '../jobs/start-jobs.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { applyDays, planDays } from './change-days.ts';
import { hotFromMicros } from './hot-days.ts';
import { hotReadings } from './hot-readings.ts';
import { queryIn, queryOf } from './run-query.ts';
import { startOfUtcDay, utcDayOf } from './utc-day.ts';

export type PackParts = Pick<Context, 'db' | 'ingest' | 'clock'>;

const everyMs = 15 * 60_000;
/** Between two days, for uploads and answers. */
const pauseMs = 10;

export const packJob = (parts: PackParts): Job => ({
  name: 'pack',
  everyMs,
  run: (signal) => packClosedDays(parts, signal),
});

export const packClosedDays = async (parts: PackParts, signal: AbortSignal): Promise<void> => {
  const beforeMicros = hotFromMicros(parts.clock.nowMicros());
  for (;;) {
    const days = await unpackedDays(parts, beforeMicros);
    if (days.length === 0) return;
    for (const day of days) {
      if (signal.aborted) return;
      await packDay(parts, day);
      await setTimeout(pauseMs);
    }
  }
};

type UnpackedDay = { readonly meterId: number; readonly day: number };

const mostAtOnce = 100;

/** The oldest day of each meter that has hot rows of closed days; one look into the index a meter. */
const unpackedDays = async ({ db }: PackParts, beforeMicros: number): Promise<UnpackedDay[]> => {
  const rows = await queryIn(db)<{ meter_id: number; at: number }>(
    {
      text: `select id as meter_id, (extract(epoch from found.at) * 1000000)::int8 as at
             from meter
             cross join lateral (
               select at from reading
               where meter_id = meter.id and at < timestamptz 'epoch' + $1::int8 * interval '1 microsecond'
               order by at limit 1
             ) as found
             limit $2`,
    },
    [beforeMicros, mostAtOnce],
  );
  return rows.map(({ meter_id, at }) => ({ meterId: meter_id, day: utcDayOf(at) }));
};

const packDay = ({ ingest }: PackParts, { meterId, day }: UnpackedDay): Promise<void> =>
  ingest.alone(async ({ pool }) => {
    const span = { meterId, fromMicros: startOfUtcDay(day), toMicros: startOfUtcDay(day + 1) };
    const run = queryOf(pool);
    const [readings = []] = await hotReadings(run, [span]);
    const plan = await planDays(run, { meterId, added: readings, removed: new Set() });
    await inTransaction(pool, async (client) => {
      await applyDays(queryOf(client), plan);
      await client.query(deleteHot, [meterId, span.fromMicros, span.toMicros]);
    });
  });

const deleteHot = `delete from reading where meter_id = $1
  and at >= timestamptz 'epoch' + $2::int8 * interval '1 microsecond'
  and at < timestamptz 'epoch' + $3::int8 * interval '1 microsecond'`;
