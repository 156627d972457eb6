import { calls, type PlaceBody, type SiteListItem } from '@ohmstead/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { siteQuery } from '../../model/site/site.ts';
import { siteListQuery } from '../../model/site/site-list.ts';
import { lastSite } from '../../session/last-site.ts';
import { say } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toast-store.ts';

export const useSavePlace = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PlaceBody) => call(calls.place.save, { body }),
    onSuccess: (place, { id }) => {
      queries.setQueryData(siteQuery(place.id).queryKey, place);
      if (lastSite.get()?.id === place.id) lastSite.set(place);
      forgetFigures(queries, place.id);
      showToast('status', say(id === 0 ? 'edit.saved' : 'edit.edited'));
    },
  });
};

export const useDeletePlace = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: number; name: string }) => call(calls.place.delete, { params: { id } }),
    onSuccess: (_, { id, name }) => {
      if (lastSite.get()?.id === id) lastSite.clear();
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === id });
      forgetFigures(queries, id);
      showToast('status', say('place.deleted', { name }));
    },
  });
};

/** Shown at once; put back should the server refuse. */
export const useSortPlaces = () => {
  const queries = useQueryClient();
  const { queryKey } = siteListQuery;
  return useMutation({
    mutationFn: (siteIds: number[]) => call(calls.place.sort, { body: { siteIds } }),
    onMutate: (siteIds) => {
      const before = queries.getQueryData(queryKey);
      if (before) queries.setQueryData(queryKey, inOrder(before, siteIds));
      return { before };
    },
    onError: (_, __, kept) => queries.setQueryData(queryKey, kept?.before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
};

const inOrder = (places: readonly SiteListItem[], ids: readonly number[]): SiteListItem[] =>
  ids.flatMap((id) => places.find((place) => place.id === id) ?? []);

/** Lists, and all that is known of one place but its settings. */
const forgetFigures = (queries: QueryClient, id: number): void => {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [name, of] }) =>
      String(name).startsWith('user.') || (of === id && name !== calls.site.get.name),
  });
};
