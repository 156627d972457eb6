import { LazyEndUses } from '../../../end-uses/LazyEndUses.tsx';
import type { Period } from '../../../report/period.ts';
import { useUsesSpan } from './use-uses-of-period.ts';

/** Where the period's consumption went. */
export const UsesOfPeriod = ({ siteId, period }: { siteId: number; period: Period }) => {
  const span = useUsesSpan(siteId, period);
  return span && <LazyEndUses siteId={siteId} span={span} />;
};
