import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

const waitingMs = 3000;

/** What has come from a meter; asked again and again while somebody looks. */
export const receptionQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.meter.reception.name, id],
    queryFn: ({ signal }) => call(calls.meter.reception, { params: { id } }, signal),
    refetchInterval: waitingMs,
    refetchOnReconnect: 'always',
  });
