import type { SiteEndUses } from '@ohmstead/contract';
import { useTypes } from '@ohmstead/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { endUsesQuery, type UsesSpan } from '../../../end-uses/end-uses-query.ts';
import { siteMetersQuery } from '../../../model/meter/site-meters.ts';
import { type Period, spanOf } from '../../../report/period.ts';

/** The span to ask for, at sites whose load meters can say where it went. All of time is too long a span. */
export const useUsesSpan = (siteId: number, period: Period): UsesSpan | null => {
  const { data: meters = [] } = useQuery({ ...siteMetersQuery(siteId), meta: { quiet: true } });
  const { starttime, endtime } = spanOf(period);
  if (starttime === undefined || endtime === undefined) return null;
  return meters.some(({ useType }) => useType === useTypes.load) ? { starttime, endtime } : null;
};

/** Null until it is known, and where nothing is. */
export const useUsesOfPeriod = (siteId: number, period: Period): SiteEndUses | null => {
  const span = useUsesSpan(siteId, period);
  const query = endUsesQuery(siteId, span ?? { starttime: '', endtime: '' });
  const { data } = useQuery({
    ...query,
    ...(span === null ? { queryFn: skipToken } : {}),
    meta: { quiet: true },
  });
  return data ?? null;
};
