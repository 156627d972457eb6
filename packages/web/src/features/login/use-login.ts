import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type Login, logIn } from '../../api/log-in.ts';
import { say } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { openAfterLogin } from './open-after-login.ts';

/** Logs in and opens the page that was wanted. */
export const useLogin = () => {
  const router = useRouter();
  const queries = useQueryClient();
  const { redirect } = useSearch({ strict: false });
  return useMutation({
    mutationFn: (login: Login) => logIn(queries, login),
    // The form itself says why, beside the way out; a toast would lie over it.
    meta: { quiet: true },
    onSuccess: () => {
      showToast('status', say('login.successful'));
      openAfterLogin(router.history, redirect, window.location.origin);
    },
  });
};
