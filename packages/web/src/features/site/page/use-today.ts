import { calls, type SiteLiveEvent, type SiteOverview } from '@ohmstead/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLaidOver } from '../../../api/use-laid-over.ts';
import { useLatest } from '../../../api/use-latest.ts';
import { refreshIncidents } from '../../../model/incident/incident-list.ts';
import { todayQuery } from '../queries.ts';

/** The overview of a site's today with its newest power; its alerts are asked for again when one begins or ends. */
export const useToday = (id: number) => {
  const queries = useQueryClient();
  const { streaming, latest } = useLatest(calls.site.live, { params: { id } }, (event, before) => {
    if (before !== null && event.openIncidents !== before.openIncidents) void refreshIncidents(queries, id);
  });
  return useLaidOver(todayQuery(id, streaming), latest, mergeLive);
};

const mergeLive = (today: SiteOverview, { id, ...newest }: SiteLiveEvent): SiteOverview =>
  id === today.id ? { ...today, ...newest } : today;
