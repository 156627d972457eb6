// What changed figures by judging counts anew: the meters with a judgement or a decision that reaches into their time.
import { type Kysely, sql } from 'kysely';
import { microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';

/** A time of UTC, and the meters that were judged anew. */
export type Reach = {
  readonly meterIds: readonly number[];
  readonly fromAt: Date;
  readonly toAt: Date;
};

type Cause = { readonly place: number; readonly meterId: number };

/** Of each reach, in the order of their ids. */
export const causesOf = async (db: Kysely<Database>, reaches: readonly Reach[]): Promise<number[][]> => {
  const causes = reaches.map((): number[] => []);
  const asked = reaches.flatMap(({ meterIds, fromAt, toAt }, place) =>
    meterIds.map((meterId) => ({ place, meterId, fromAt: fromAt.toISOString(), toAt: toAt.toISOString() })),
  );
  if (asked.length === 0) return causes;
  const column = <Key extends keyof (typeof asked)[number]>(key: Key) => asked.map((one) => one[key]);
  const named = sql`any(${[...new Set(column('meterId'))]}::int4[])`;
  const { rows } = await sql<Cause>`
    select reach.place, meter.meter_id as "meterId"
    from unnest(${column('place')}::int4[], ${column('meterId')}::int4[],
        ${column('fromAt')}::timestamptz[], ${column('toAt')}::timestamptz[])
      as reach (place, meter_id, from_at, to_at)
    join latest_reading as meter on meter.meter_id = reach.meter_id
    where meter.meter_id = ${named} and coalesce((
      select true from counter_event as event
      where event.meter_id = meter.meter_id and event.meter_id = ${named} and kind <> 'gap'
        and at >= reach.from_at and at < reach.to_at + interval '36 days'
        and (detail ->> 'sinceMicros')::int8 < ${microsOf(sql`reach.to_at`)}
      limit 1), (
      select true from counter_decision as decision
      where decision.meter_id = meter.meter_id and at >= reach.from_at and at < reach.to_at
      limit 1), false)
    order by reach.place, meter.meter_id`.execute(db);
  for (const { place, meterId } of rows) causes[place]?.push(meterId);
  return causes;
};
