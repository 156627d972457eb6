import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { session } from '../session/session.ts';

const tenMinutesMs = 600_000;

/** The count is fetched at the start and every 10 minutes, without a message on failure, since nobody waits for it. */
export const noticeCountQuery = queryOptions({
  queryKey: [calls.user.noticecount.name],
  queryFn: ({ signal }) => call(calls.user.noticecount, {}, signal),
  enabled: () => !session.mustChangePassword(),
  staleTime: tenMinutesMs,
  refetchInterval: tenMinutesMs,
  meta: { quiet: true },
});

/** Unread notices of every type. */
export const unreadNoticesQuery = queryOptions({
  ...noticeCountQuery,
  select: ({ List }) => List.reduce((sum, { UnReadCount }) => sum + UnReadCount, 0),
});

/** Invitations to see somebody's site. */
export const invitationCountQuery = queryOptions({
  ...noticeCountQuery,
  select: ({ invitations }) => invitations,
});
