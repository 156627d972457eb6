import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Latest } from './use-latest.ts';

/**
 * An answer with the newest event of a live stream laid over it; `merge` is one and the same function.
 * The cached answer is left as it is: each write to the cache would begin its interval anew, and it would never be due.
 */
export const useLaidOver = <Data, Event, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  latest: Latest<Event> | null,
  merge: (data: Data, event: Event) => Data,
) => {
  const queries = useQueryClient();
  const answeredMs = queries.getQueryState(options.queryKey)?.dataUpdatedAt ?? 0;
  const select = useCallback(
    (data: Data): Data => (latest !== null && latest.atMs >= answeredMs ? merge(data, latest.event) : data),
    [latest, answeredMs, merge],
  );
  return useQuery({ ...options, select });
};
