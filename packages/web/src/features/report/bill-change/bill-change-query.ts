import { calls } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export type Than = 'previous' | 'lastYear';

/** `time` is a date of the later period, `with` one of the other. */
export type ChangeAsked = {
  readonly time: string;
  readonly than: Than;
  readonly with?: string;
};

export const billChangeQuery = (id: number, query: ChangeAsked) =>
  queryOptions({
    queryKey: [calls.bill.change.name, id, query],
    queryFn: ({ signal }) => call(calls.bill.change, { params: { id }, query }, signal),
    staleTime: minuteMs,
  });
