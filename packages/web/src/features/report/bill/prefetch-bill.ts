import type { QueryClient } from '@tanstack/react-query';
import { prefetchEndUses } from '../../../end-uses/prefetch-end-uses.ts';
import type { Period } from '../../../report/period.ts';
import { billChangeQuery } from '../bill-change/bill-change-query.ts';
import { billColumnsQuery, billQuery } from '../queries.ts';

/** Asks for all that the report of a billing period shows: the bill first, which tells its dates. */
export const prefetchBill = async (queries: QueryClient, siteId: number, period: Period): Promise<void> => {
  await queries.prefetchQuery(billQuery(siteId, period));
  const bill = queries.getQueryData(billQuery(siteId, period).queryKey);
  await queries.prefetchQuery(billColumnsQuery(siteId, period));
  if (period.kind !== 'month' || bill === undefined) return;
  await queries.prefetchQuery(billChangeQuery(siteId, { time: bill.from, than: 'previous' }));
  await prefetchEndUses(queries, siteId, { starttime: bill.from, endtime: bill.to });
};
