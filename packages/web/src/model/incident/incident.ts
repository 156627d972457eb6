import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const refreshMs = 15_000;

/** One incident with the values that show it; asked for again while it goes on. */
export const incidentQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.incident.get.name, id],
    queryFn: ({ signal }) => call(calls.incident.get, { params: { id } }, signal),
    refetchInterval: ({ state }) => state.data?.endedAt === null && refreshMs,
  });
