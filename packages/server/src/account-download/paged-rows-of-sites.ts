import { siteIdsOf } from '../quotas/site-ids.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import { pagedRows } from './paged-rows.ts';

/** The pages of one site of the account after the other: what belongs to a site lies in one place. */
export async function* pagedRowsOfSites<Row>(
  { db, accountId }: RequestScope,
  readPage: (siteId: number, after: Row | null, limit: number) => Promise<Row[]>,
  limit?: number,
): AsyncGenerator<Row[]> {
  for (const siteId of await siteIdsOf(db, accountId))
    yield* pagedRows<Row>((after, most) => readPage(siteId, after, most), limit);
}
