import { calls } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../api/call.ts';
import { logIn } from '../../api/log-in.ts';
import { say } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toast-store.ts';
import type { Registration } from './register-form.ts';

/** Registers and logs in with what was typed; where that fails the login page has the username filled in. */
export const useRegister = () => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Registration): Promise<{ loggedIn: boolean }> => {
      await call(calls.user.register, { body });
      const { username, password } = body;
      return logIn(queries, { username, password, remember: false }).then(
        () => ({ loggedIn: true }),
        () => ({ loggedIn: false }),
      );
    },
    onSuccess: ({ loggedIn }, { username }) => {
      showToast('status', say(loggedIn ? 'login.successful' : 'register.done'));
      if (loggedIn) void navigate({ to: '/main', replace: true });
      else void navigate({ to: '/login', state: { username }, replace: true });
    },
  });
};
