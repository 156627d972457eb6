import { calls } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** A site's meters, calculated ones too. */
export const siteMetersQuery = (siteId: number) =>
  queryOptions({
    queryKey: [calls.energy.devicesOfSite.name, siteId],
    queryFn: ({ signal }) => call(calls.energy.devicesOfSite, { params: { id: siteId } }, signal),
    staleTime: minuteMs,
  });
