import { calls } from '@ohmstead/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useIsStreaming } from '../../api/use-is-streaming.ts';
import { useLive } from '../../api/use-live.ts';
import { hasBegun, mergeMeters, mergeSites } from './merge-live.ts';
import { meterListQuery, siteListQuery } from './queries.ts';

/** Lays live values over the lists in the cache. False while the stream is down and polling has to do. */
export const useAccountLive = (): boolean => {
  const queries = useQueryClient();
  const state = useLive(calls.user.live, {}, (event) => {
    const siteList = siteListQuery(true).queryKey;
    const begun = hasBegun(queries.getQueryData(siteList) ?? [], event);
    queries.setQueryData(siteList, (sites) => sites && mergeSites(sites, event));
    queries.setQueryData(meterListQuery(true).queryKey, (meters) => meters && mergeMeters(meters, event));
    if (begun) void queries.invalidateQueries({ queryKey: siteList });
  });
  return useIsStreaming(state);
};
