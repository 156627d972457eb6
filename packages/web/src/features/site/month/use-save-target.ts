import { calls } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { type Site, siteQuery } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { forecastQuery } from '../queries.ts';

/** Saves another target, or none; the forecast is judged by it anew. */
export const useSaveTarget = (site: Site, onSaved: () => void) => {
  const { say } = useTexts();
  const queries = useQueryClient();
  const { id } = site;
  return useMutation({
    mutationFn: (monthTarget: number | null) =>
      call(calls.place.saveMonthTarget, { body: { id, monthTarget } }),
    onSuccess: ({ monthTarget }) => {
      queries.setQueryData(siteQuery(id).queryKey, (known) => known && { ...known, monthTarget });
      void queries.invalidateQueries({ queryKey: forecastQuery(id).queryKey });
      showToast('status', say('edit.saved'));
      onSaved();
    },
  });
};
