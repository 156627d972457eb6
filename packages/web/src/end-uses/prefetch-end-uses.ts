import { useTypes } from '@ohmstead/domain';
import type { QueryClient } from '@tanstack/react-query';
import { siteMetersQuery } from '../model/meter/site-meters.ts';
import { endUsesQuery, type UsesSpan } from './end-uses-query.ts';

/** Asks where the consumption of a span went, of a site that is known to have load meters. */
export const prefetchEndUses = async (
  queries: QueryClient,
  siteId: number,
  span: UsesSpan,
): Promise<void> => {
  const meters = queries.getQueryData(siteMetersQuery(siteId).queryKey) ?? [];
  if (meters.some(({ useType }) => useType === useTypes.load))
    await queries.prefetchQuery(endUsesQuery(siteId, span));
};
