import type { LocalSpan, MicroSpan } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';

/** From the last believed count to the one that was judged, for each judgement that reaches into the span. */
export const judgedSpans = (
  db: Kysely<Database>,
  meterId: number,
  { fromMs, toMs }: LocalSpan,
): Promise<MicroSpan[]> => {
  const sinceMicros = sql<number>`(detail ->> 'sinceMicros')::float8`;
  return db
    .selectFrom('counter_event')
    .select([sinceMicros.as('fromMicros'), microsOf(sql.ref('at')).as('toMicros')])
    .where('meter_id', '=', meterId)
    .where('kind', '<>', 'gap')
    .where('at', '>=', new Date(fromMs))
    .where(sinceMicros, '<', toMs * 1000)
    .execute();
};
