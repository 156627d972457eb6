import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

const tenMinutesMs = 600_000;

/** Unread notices of every type, at the start and every 10 minutes; quiet, for nobody waits for it. */
export const unreadNoticesQuery = queryOptions({
  queryKey: [calls.user.noticecount.name],
  queryFn: ({ signal }) => call(calls.user.noticecount, {}, signal),
  select: ({ List }) => List.reduce((sum, { UnReadCount }) => sum + UnReadCount, 0),
  staleTime: tenMinutesMs,
  refetchInterval: tenMinutesMs,
  meta: { quiet: true },
});
