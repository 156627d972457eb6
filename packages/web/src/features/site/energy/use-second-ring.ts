import type { SiteOverview } from '@ohmstead/contract';
import { useTypes } from '@ohmstead/domain';
import { useQuery } from '@tanstack/react-query';
import { endUsesQuery } from '../../../end-uses/end-uses-query.ts';
import { monthSoFar } from '../../../end-uses/month-so-far.ts';
import { type RingNode, secondRing } from './second-ring.ts';

/** The load meters of the flow, in the order of what they used this month. */
export const useSecondRing = ({ id, date, live, meters }: SiteOverview): RingNode[] => {
  const hasLoads = meters.some(({ useType }) => useType === useTypes.load);
  const { data: ranked } = useQuery({
    ...endUsesQuery(id, monthSoFar(date)),
    enabled: hasLoads,
    select: ({ uses }) => uses.map(({ meterId }) => meterId),
  });
  return secondRing(live, meters, ranked ?? []);
};
