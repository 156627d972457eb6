import { calls, type Invitation } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { say } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { invitationsQuery } from './queries.ts';

/** True: the site is listed from now on. */
export const useAnswerInvitation = ({ id, siteName }: Invitation) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (accept: boolean) => call(calls.sharing.answerInvitation, { body: { id, accept } }),
    onSuccess: (rest, accept) => {
      queries.setQueryData(invitationsQuery.queryKey, rest);
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('user.'),
      });
      showToast(
        'status',
        accept ? say('invitation.accepted', { site: siteName }) : say('invitation.declined'),
      );
    },
    // It may have been withdrawn meanwhile.
    onError: () => queries.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  });
};
