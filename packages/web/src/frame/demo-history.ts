import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

const everyMs = 3000;

/** The query is repeated only while there is something to wait for. */
export const demoHistoryQuery = queryOptions({
  queryKey: [calls.user.demohistory.name],
  queryFn: ({ signal }) => call(calls.user.demohistory, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: ({ state }) => state.data?.share != null && everyMs,
  meta: { quiet: true },
});
