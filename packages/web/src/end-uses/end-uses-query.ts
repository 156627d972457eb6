import { calls } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Local dates of the site; the end is not included. */
export type UsesSpan = { readonly starttime: string; readonly endtime: string };

export const endUsesQuery = (siteId: number, span: UsesSpan) =>
  queryOptions({
    queryKey: [calls.energy.endUses.name, siteId, span],
    queryFn: ({ signal }) => call(calls.energy.endUses, { params: { id: siteId }, query: span }, signal),
    staleTime: minuteMs,
    refetchInterval: 5 * minuteMs,
  });
