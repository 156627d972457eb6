import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** What the server lets the client know before login; it stays the same for the visit. */
export const appConfigQuery = queryOptions({
  queryKey: [calls.common.config.name],
  queryFn: ({ signal }) => call(calls.common.config, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
});
