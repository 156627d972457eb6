import { calls } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** The alert rules of a site and its meters, with their limits. */
export const alertRulesQuery = (siteId: number) =>
  queryOptions({
    queryKey: [calls.incident.rules.name, siteId],
    queryFn: ({ signal }) => call(calls.incident.rules, { params: { id: siteId } }, signal),
    staleTime: minuteMs,
  });
