import { calls } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

/** Local days, `to` not included. */
export type AskedDays = { readonly from: string; readonly to: string };

/** The meters of a site with what their audit lists hold of these days. */
export const causesQuery = (siteId: number, days: AskedDays) =>
  queryOptions({
    queryKey: [calls.audit.causes.name, siteId, days],
    queryFn: ({ signal }) => call(calls.audit.causes, { params: { id: siteId }, query: days }, signal),
  });

/** The quarter-hours of a day: its average day is the day itself. */
export const quartersQuery = (siteId: number, { from, to }: AskedDays) =>
  queryOptions({
    queryKey: [calls.analysis.profile.name, siteId, from, to],
    queryFn: ({ signal }) =>
      call(
        calls.analysis.profile,
        { params: { id: siteId }, query: { starttime: from, endtime: to, figure: 'consumption' as const } },
        signal,
      ),
    staleTime: minuteMs,
  });
