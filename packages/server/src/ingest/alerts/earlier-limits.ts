// Keeps what meters were judged by before it was changed.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../storage/schema.ts';
import type { KindLimits } from './meter-alerts.ts';

/** Of limits that are changed more often the oldest are forgotten: those after them hold for their time too. */
const mostChanges = 100;

/** They held until now; where a clock was set back, until the last change before. */
export const keepEarlier = async (
  db: Kysely<Database>,
  earlier: readonly (KindLimits & { readonly meterId: number })[],
  now: Date,
): Promise<void> => {
  const rows = JSON.stringify(earlier.map(({ meterId, ...held }) => ({ meter_id: meterId, ...held })));
  await sql`
    insert into earlier_limit (meter_id, until, phases, limits)
    select kept.meter_id, greatest(${now}::timestamptz, (
      select max(until) from earlier_limit where earlier_limit.meter_id = kept.meter_id)), phases, limits
    from jsonb_to_recordset(${rows}::jsonb) as kept (meter_id int4, phases int2, limits jsonb)
    on conflict do nothing`.execute(db);
  await sql`
    delete from earlier_limit using (
      select meter_id, until, row_number() over (partition by meter_id order by until desc) as place
      from earlier_limit where meter_id = any(${earlier.map(({ meterId }) => meterId)}::int4[])) as kept
    where earlier_limit.meter_id = kept.meter_id and earlier_limit.until = kept.until
      and place > ${mostChanges}`.execute(db);
};

/** SQL: whether a kind was on for a row of `meter` at an instant, where that has been changed since; else null. */
export const wasOnEarlier = (kind: string, at: string): string => `(
  select earlier.limits @> jsonb_build_array(jsonb_build_object('kind', ${kind}))
  from earlier_limit as earlier where earlier.meter_id = meter.id and earlier.until > ${at}
  order by earlier.until limit 1)`;
