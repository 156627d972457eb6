// A decision says whether the energy of a judgement may set a demand peak, also where it changes no energy.
import { sql, type Transaction } from 'kysely';
import { invalidateBillsOfSpanIn } from '../rollups/invalidate-rollups.ts';
import { instantOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';

type Judged = { readonly atMicros: number; readonly register: number };

/** Deletes the bills of the time that the judgement is about, in the transaction of the decision. */
export const invalidateDemandIn = async (
  trx: Transaction<Database>,
  meterId: number,
  { atMicros, register }: Judged,
): Promise<void> => {
  const event = await trx
    .selectFrom('counter_event')
    .select(sql<number>`(detail ->> 'sinceMicros')::int8`.as('sinceMicros'))
    .where('meter_id', '=', meterId)
    .where('at', '=', instantOf(atMicros))
    .where('register', '=', register)
    .executeTakeFirst();
  const fromMicros = event?.sinceMicros ?? atMicros;
  await invalidateBillsOfSpanIn(trx, { meterId, fromMicros, toMicros: atMicros });
};
