// What administrators did, the newest first.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { inOrderOf, pageOfIds } from './lists/page-of-ids.ts';
import { matchesAll, patternsOf } from './lists/search-patterns.ts';

type Query = { readonly search?: string | undefined; readonly skip: number };

const searched = sql`lower(administrator || E'\\n' || action || E'\\n' || subject || E'\\n' || detail::text)`;

export const readLog = async (db: Kysely<Database>, { search, skip }: Query) => {
  const patterns = patternsOf(search);
  const { ids, total } = await pageOfIds(db, {
    found: sql`select id from administrator_action where ${matchesAll(searched, patterns)}`,
    order: sql`id desc`,
    skip,
    isCostly: patterns.length > 0,
  });
  const rows = await db
    .selectFrom('administrator_action')
    .selectAll()
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return { rows: inOrderOf(ids, rows).map((row) => ({ ...row, at: row.at.toISOString() })), total };
};
