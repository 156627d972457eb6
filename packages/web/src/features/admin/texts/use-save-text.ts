import { calls, type savetextBody } from '@ohmstead/contract';
import type { LanguageCode } from '@ohmstead/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { input } from 'zod/mini';
import { call } from '../../../api/call.ts';
import { overrideTexts, say } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { isAdminQuery } from '../page/admin-query.ts';

type Save = { readonly body: input<typeof savetextBody> };

/** Saves a text and shows it at once, here too. */
export const useSaveText = (lang: LanguageCode) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (save: Save) => call(calls.admin.savetext, save),
    onSuccess: async (_, { body }) => {
      showToast('status', say(body.value === null ? 'admin.texts.takenBack' : 'admin.texts.saved'));
      await Promise.all([queries.invalidateQueries({ predicate: isAdminQuery }), showTexts(lang)]);
    },
  });
};

const showTexts = async (lang: LanguageCode): Promise<void> => {
  const texts = await call(calls.common.applocales, { query: { lang } }).catch(() => null);
  if (texts !== null) overrideTexts(lang, texts);
};
