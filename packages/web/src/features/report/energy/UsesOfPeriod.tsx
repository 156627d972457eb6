import { useTypes } from '@ohmstead/domain';
import { useQuery } from '@tanstack/react-query';
import { LazyEndUses } from '../../../end-uses/LazyEndUses.tsx';
import { siteMetersQuery } from '../../../model/meter/site-meters.ts';
import { type Period, spanOf } from '../../../report/period.ts';

/** Where the period's consumption went, at sites whose load meters can say so. All of time is too long a span. */
export const UsesOfPeriod = ({ siteId, period }: { siteId: number; period: Period }) => {
  const { data: meters = [] } = useQuery({ ...siteMetersQuery(siteId), meta: { quiet: true } });
  const { starttime, endtime } = spanOf(period);
  if (starttime === undefined || endtime === undefined) return null;
  if (!meters.some(({ useType }) => useType === useTypes.load)) return null;
  return <LazyEndUses siteId={siteId} span={{ starttime, endtime }} />;
};
