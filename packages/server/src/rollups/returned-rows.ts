// What returns took back, as readers of register slots need it (domain: with-returns.ts). Only events of returns have the
// field, and an index holds them alone: a meter without any costs nothing.
import type { MicroSpan, ReturnedEvent } from '@ohmstead/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { instantOf, microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';

/** As jsonb, from `counter_event as event`. */
export const returnedEvent = sql<ReturnedEvent>`jsonb_build_object(
  'register', event.register, 'atMicros', ${microsOf(sql`event.at`)}, 'kind', event.kind,
  'sinceMicros', event.detail -> 'sinceMicros', 'bookedMwh', event.detail -> 'bookedMwh',
  'takesBack', event.detail -> 'takesBack')`;

/** Those of a span's reads and its neighbours': a segment is remembered for 35 days. */
export const returnsAround = (from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`detail ? 'takesBack' and at >= ${from} - interval '1 hour' and at < ${to} + interval '36 days'`;

export const returnsOfMeters = async (
  db: Kysely<Database>,
  meterIds: readonly number[],
  { fromMicros, toMicros }: MicroSpan,
): Promise<Map<number, ReturnedEvent[]>> => {
  const found = new Map<number, ReturnedEvent[]>();
  if (meterIds.length === 0) return found;
  const { rows } = await sql<{ meter_id: number; returned: ReturnedEvent }>`
    select meter_id, ${returnedEvent} as returned from counter_event as event
    where meter_id = any(${[...meterIds]}::int4[])
      and ${returnsAround(instantOf(fromMicros), instantOf(toMicros))}`.execute(db);
  for (const { meter_id, returned } of rows) {
    found.set(meter_id, [...(found.get(meter_id) ?? []), returned]);
  }
  return found;
};
