// The audit list of a meter as its tables hold it: what the counter engine noted, decisions about counts it no
// longer notes, and quarantined readings. One statement a page.
import type { AuditItem } from '@ohmstead/contract';
import { type CounterEvent, type MicroSpan, wholeMeter } from '@ohmstead/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { instantOf, microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';

export type CounterDetail = Pick<
  CounterEvent,
  'reason' | 'sinceMicros' | 'beforeMwh' | 'afterMwh' | 'bookedMwh' | 'takesBack'
>;

export type AuditRow = {
  readonly atMicros: number;
  readonly register: number;
  readonly kind: AuditItem['kind'];
  /** Null without an event. Where the clock was set back, `sinceMicros` is the clock's time before. */
  readonly detail:
    | CounterDetail
    | { readonly reason: 'clockSetBack' | 'tookOver'; readonly sinceMicros: number }
    | null;
  /** Null for anything but a quarantined reading. */
  readonly quarantine: {
    readonly id: number;
    readonly reason: 'reading_time_invalid' | 'reading_time_far_off';
    readonly claimedTime: string;
    readonly outcome: 'accepted' | 'discarded' | null;
  } | null;
  /** Intervals say what passed in all of its time. */
  readonly isCovered?: boolean;
};

export const isCounterDetail = (detail: AuditRow['detail']): detail is CounterDetail =>
  detail !== null && detail.reason !== 'clockSetBack' && detail.reason !== 'tookOver';

export type AuditPage = {
  readonly skip: number;
  readonly limit: number;
  readonly kind?: AuditItem['kind'] | undefined;
  /** Only what concerns it. */
  readonly span?: MicroSpan | undefined;
};

/** Newest first. */
export const auditRows = async (
  db: Kysely<Database>,
  meterId: number,
  { skip, limit, kind, span }: AuditPage,
): Promise<AuditRow[]> => {
  const ofKind = kind === undefined ? sql`true` : sql`kind = ${kind}`;
  const ofSpan = span === undefined ? sql`true` : concerns(meterId, span);
  const { rows } = await sql<AuditRow>`
    select ${microsOf(sql.ref('at'))} as "atMicros", register, kind, detail, quarantine
    from (${itemsOf(meterId)}) as item
    where ${ofKind} and ${ofSpan}
    order by at desc, register
    offset ${skip} limit ${limit}`.execute(db);
  return rows;
};

/** What one thing has done to several registers counts once. */
export const countItems = async (db: Kysely<Database>, meterId: number, span: MicroSpan): Promise<number> => {
  const { rows } = await sql<{ items: number }>`
    select count(distinct (at, kind, detail ->> 'reason', detail ->> 'sinceMicros', quarantine ->> 'id'))::int4 as items
    from (${itemsOf(meterId)}) as item
    where ${concerns(meterId, span)}`.execute(db);
  return rows[0]?.items ?? 0;
};

/** A hold that goes on has no item of its own: until the meter is believed again it is of the one that began it. */
const longestHold = sql`interval '36 days'`;

/** From the last believed count before an item to its instant, or to the end of its hold. */
const concerns = (meterId: number, { fromMicros, toMicros }: MicroSpan): RawBuilder<unknown> => {
  const from = instantOf(fromMicros);
  return sql`
    coalesce((detail ->> 'sinceMicros')::int8, ${microsOf(sql.ref('at'))}) < ${toMicros}
    and (at >= ${from} or (
      kind in ('dip', 'spike') and at >= ${from} - ${longestHold} and not exists (
        select from register_slot
        where meter_id = ${meterId} and slot >= date_bin('15 minutes', item.at, 'epoch')
          and slot < ${from} and not undecided)))`;
};

const itemsOf = (meterId: number): RawBuilder<unknown> => sql`
  select at, register, kind, detail, null::jsonb as quarantine
  from counter_event where meter_id = ${meterId}
  union all
  select distinct at, register, 'normal', null::jsonb, null::jsonb
  from counter_decision as decision
  where meter_id = ${meterId} and kind = 'step' and not exists (
    select from counter_event as event where event.meter_id = decision.meter_id
      and event.at = decision.at and event.register = decision.register)
  union all
  select distinct at, ${wholeMeter}::smallint, 'replacement', null::jsonb, null::jsonb
  from counter_decision as decision
  where meter_id = ${meterId} and kind = 'replacement' and not exists (
    select from counter_event as event where event.meter_id = decision.meter_id
      and event.at = decision.at and event.kind = 'replacement')
  union all
  select arrived_at, ${wholeMeter}::smallint, 'clockError', null::jsonb, jsonb_build_object(
    'id', id, 'reason', reason, 'claimedTime', claimed_time, 'outcome', outcome)
  from quarantined_reading where meter_id = ${meterId}
  union all
  select at, ${wholeMeter}::smallint, 'clockSetBack', jsonb_build_object(
    'reason', 'clockSetBack', 'sinceMicros', ${microsOf(sql.ref('before'))}), null::jsonb
  from clock_set_back where meter_id = ${meterId}
  union all
  ${takeovers(meterId)}`;

/** Where the counter begins after the meter's intervals have ended, or its intervals after the counter has. */
const takeovers = (meterId: number): RawBuilder<unknown> => sql`
  select at, ${wholeMeter}::smallint, 'tookOver', jsonb_build_object(
    'reason', 'tookOver', 'sinceMicros', ${microsOf(sql.ref('since'))}), null::jsonb
  from meter, lateral (
    (select first_at as at, intervals_to as since from register_slot
      where meter_id = ${meterId} order by slot limit 1)
    union all
    (select intervals_from, last_at from register_slot where meter_id = ${meterId} order by slot desc limit 1)
  ) as ends
  where meter.id = ${meterId} and intervals_from is not null and at >= since`;
