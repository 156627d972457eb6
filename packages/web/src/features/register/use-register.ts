import { calls } from '@ohmstead/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../api/call.ts';
import { say } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toast-store.ts';
import type { Registration } from './register-form.ts';

/** Registers and leads to the login page with the username filled in. */
export const useRegister = () => {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: Registration) => call(calls.user.register, { body }),
    onSuccess: (_, { username }) => {
      showToast('status', say('register.done'));
      void navigate({ to: '/login', state: { username }, replace: true });
    },
  });
};
