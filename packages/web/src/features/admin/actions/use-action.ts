import type { Call } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ZodMiniType } from 'zod/mini';
import { call } from '../../../api/call.ts';
import type { CallInput } from '../../../api/request.ts';
import { say } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { isAdminQuery } from '../page/admin-query.ts';

type Options = {
  /** What this page shows may be gone: only the next one asks again. */
  readonly leavesPage?: boolean;
};

/** Does something, says so, and has the console ask again for what it shows. */
export const useAction = <
  P extends ZodMiniType,
  Q extends ZodMiniType,
  B extends ZodMiniType,
  O extends ZodMiniType,
>(
  asked: Call<P, Q, B, O>,
  done: TextKey,
  { leavesPage = false }: Options = {},
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<P, Q, B>) => call(asked, input),
    onSuccess: async () => {
      showToast('status', say(done));
      await queries.invalidateQueries({
        predicate: isAdminQuery,
        refetchType: leavesPage ? 'none' : 'active',
      });
    },
  });
};
