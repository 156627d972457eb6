import { calls } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { call } from '../../api/call.ts';
import { session } from '../../session/session.ts';
import { say } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { openAfterLogin } from './open-after-login.ts';

type Login = { username: string; password: string; remember: boolean; signal?: AbortSignal };

/** Logs in, keeps the session and opens the page that was wanted. */
export const useLogin = () => {
  const router = useRouter();
  const queries = useQueryClient();
  const { redirect } = useSearch({ strict: false });
  return useMutation({
    mutationFn: ({ signal, ...body }: Login) => call(calls.user.login, { body }, signal),
    onSuccess: ({ token, kind }, { username, remember }) => {
      // What an earlier account left must not be seen by this one.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== calls.common.config.name });
      session.open({ token, username, remember, demo: kind === 'demo' });
      showToast('status', say('login.successful'));
      openAfterLogin(router.history, redirect, window.location.origin);
    },
  });
};
