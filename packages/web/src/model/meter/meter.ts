import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** The settings of a meter. */
export const meterQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.meter.get.name, id],
    queryFn: ({ signal }) => call(calls.meter.get, { params: { id } }, signal),
  });
