import { calls } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Where the account is logged in. */
export const sessionsQuery = queryOptions({
  queryKey: [calls.account.sessions.name],
  queryFn: ({ signal }) => call(calls.account.sessions, {}, signal),
});
