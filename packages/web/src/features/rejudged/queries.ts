import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const rejudgedQuery = queryOptions({
  queryKey: [calls.rejudged.list.name],
  queryFn: ({ signal }) => call(calls.rejudged.list, {}, signal),
});
