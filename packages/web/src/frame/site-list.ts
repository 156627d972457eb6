import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

const fiveMinutesMs = 300_000;

/** The account's sites, kept live by the main page. */
export const siteListQuery = queryOptions({
  queryKey: [calls.user.sitelist.name],
  queryFn: ({ signal }) => call(calls.user.sitelist, {}, signal),
  staleTime: fiveMinutesMs,
});
