import { calls, deliveryPageSize } from '@ohmstead/contract';
import type { LanguageCode } from '@ohmstead/i18n';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const channel = calls.channel;

export const channelsQuery = queryOptions({
  queryKey: [channel.list.name],
  queryFn: ({ signal }) => call(channel.list, {}, signal),
});

/** Titles come in the language of the reader. */
export const deliveriesQuery = (lang: LanguageCode) =>
  infiniteQueryOptions({
    queryKey: [channel.deliveries.name, lang],
    queryFn: ({ pageParam, signal }) => call(channel.deliveries, { query: { skip: pageParam } }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length < deliveryPageSize ? undefined : pages.length * deliveryPageSize,
  });

/** What was added, sent or deleted is seen in both lists. */
export const refreshChannels = (queries: QueryClient): Promise<unknown> =>
  Promise.all(
    [channel.list, channel.deliveries].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
  );
