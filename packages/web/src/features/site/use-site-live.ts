import { calls } from '@ohmstead/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useIsStreaming } from '../../api/use-is-streaming.ts';
import { useLive } from '../../api/use-live.ts';
import { todayQuery } from './queries.ts';

/** Lays live values over today's overview in the cache. False while the stream is down and polling has to do. */
export const useSiteLive = (id: number): boolean => {
  const queries = useQueryClient();
  const state = useLive(calls.site.live, { params: { id } }, ({ live, lastUpdateTime, meters }) =>
    queries.setQueryData(
      todayQuery(id, true).queryKey,
      (today) => today && { ...today, live, lastUpdateTime, meters },
    ),
  );
  return useIsStreaming(state);
};
