import { calls } from '@ohmstead/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { session } from '../../session/session.ts';
import { say } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toast-store.ts';

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: { oldPassword: string; newPassword: string }) =>
      call(calls.account.password, { body }),
    onSuccess: () => {
      session.setMustChangePassword(false);
      showToast('status', say('password.changed'));
    },
  });
