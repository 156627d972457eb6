import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const liveMs = 10_000;

/** The account's meters with their newest values. */
export const meterListQuery = queryOptions({
  queryKey: [calls.user.meterlist.name],
  queryFn: ({ signal }) => call(calls.user.meterlist, {}, signal),
  refetchInterval: liveMs,
  refetchOnReconnect: 'always',
});
