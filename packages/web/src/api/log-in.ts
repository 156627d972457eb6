import { calls } from '@ohmstead/contract';
import type { QueryClient } from '@tanstack/react-query';
import { session } from '../session/session.ts';
import { call } from './call.ts';

export type Login = {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
  readonly signal?: AbortSignal;
};

/** Logs in and keeps the session. */
export const logIn = async (queries: QueryClient, { signal, ...body }: Login): Promise<void> => {
  const { token, kind, mustChangePassword } = await call(calls.user.login, { body }, signal);
  // What an earlier account left must not be seen by this one.
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== calls.common.config.name });
  session.open({ token, username: body.username, remember: body.remember, kind, mustChangePassword });
};
