import { calls, type SiteLiveEvent, type SiteOverview } from '@ohmstead/contract';
import { useLaidOver } from '../../../api/use-laid-over.ts';
import { useLatest } from '../../../api/use-latest.ts';
import { todayQuery } from '../queries.ts';

/** The overview of a site's today with its newest power. */
export const useToday = (id: number) => {
  const { streaming, latest } = useLatest(calls.site.live, { params: { id } });
  return useLaidOver(todayQuery(id, streaming), latest, mergeLive);
};

const mergeLive = (today: SiteOverview, { id, live, lastUpdateTime, meters }: SiteLiveEvent): SiteOverview =>
  id === today.id ? { ...today, live, lastUpdateTime, meters } : today;
