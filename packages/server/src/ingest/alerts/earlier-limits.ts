// Keeps what meters were judged by before it was changed.
import { type Kysely, sql } from 'kysely';
import { instantOf } from '../../storage/instants.ts';
import type { Database } from '../../storage/schema.ts';
import type { EarlierKindLimits } from './meter-alerts.ts';

/** Of limits that are changed more often the oldest are forgotten: those after them hold for their time too. */
const mostChanges = 100;

export type EarlierOfMeter = { readonly meterId: number; readonly held: readonly EarlierKindLimits[] };

export const keepEarlier = async (
  db: Kysely<Database>,
  earlier: readonly EarlierOfMeter[],
): Promise<void> => {
  const rows = earlier.flatMap(({ meterId, held }) =>
    held.map(({ untilMicros, phases, limits }) => ({
      meter_id: meterId,
      until: untilMicros,
      phases,
      limits,
    })),
  );
  // What is changed twice at one instant held before the first time.
  await sql`
    insert into earlier_limit (meter_id, until, phases, limits)
    select meter_id, ${instantOf(sql.ref('kept.until'))}, phases, limits
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as kept (meter_id int4, until int8, phases int2, limits jsonb)
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
