import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

/** They are there a moment after the history is complete. */
const everyMs = 10_000;

export const demoFindsQuery = queryOptions({
  queryKey: [calls.user.demofinds.name],
  queryFn: ({ signal }) => call(calls.user.demofinds, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: ({ state }) => state.data?.finds.length === 0 && everyMs,
  meta: { quiet: true },
});
