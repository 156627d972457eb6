import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

export type OpenRejudging = { readonly id: number; readonly siteId: number };

/** Some meter of the site, or that one of its is made of, still has counts to be judged anew. */
export const hasStaleMeter = sql<boolean>`exists (
  select from meter
  left join lateral jsonb_array_elements(meter.parts) as part on true
  join meter as counted on counted.id = coalesce((part ->> 'meterId')::int4, meter.id)
  where meter.site_id = rejudging.site_id and counted.rebuild_from is not null)`;

/** Those whose ledgers are whole again and that are not compared yet. */
export const comparableRejudgings = (db: Db): Promise<OpenRejudging[]> =>
  db
    .selectFrom('rejudging')
    .select(['id', 'site_id as siteId'])
    .where('compared_at', 'is', null)
    .where(({ not }) => not(hasStaleMeter))
    .orderBy('id')
    .limit(200)
    .execute();
