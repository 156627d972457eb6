// One page of the ids that a query finds, and how many it finds. The rows' other columns are read for the page alone.
import { pageSize } from '@ohmstead/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../storage/schema.ts';

export type Page = { readonly ids: readonly number[]; readonly total: number };

export type PageQuery = {
  /** Selects `id` and what it is ordered by. */
  readonly found: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly skip: number;
  /** Counting and ordering share one run of a query that takes long; of others the order’s index gives the page. */
  readonly isCostly: boolean;
};

export const pageOfIds = async (
  db: Kysely<Database>,
  { found, order, skip, isCostly }: PageQuery,
): Promise<Page> => {
  const once = isCostly ? sql`materialized` : sql`not materialized`;
  const { rows } = await sql<Page>`
    with found as ${once} (${found})
    select array(select id::int8 from found order by ${order} limit ${pageSize} offset ${skip}) as ids,
      (select count(*) from found) as total`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
};

/** The rows in the order of their ids. */
export const inOrderOf = <Row extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
