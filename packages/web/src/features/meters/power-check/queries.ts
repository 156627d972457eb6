import { calls } from '@ohmstead/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export const powerCheckQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [calls.audit.powers.name, id],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.audit.powers,
        { params: { id }, query: pageParam === null ? {} : { before: pageParam } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ hasMore, fromDate }) => (hasMore ? fromDate : null),
  });
