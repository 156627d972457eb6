import { calls, type PlaceBody, type SiteListItem } from '@ohmstead/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { siteQuery } from '../../model/site/site.ts';
import { siteListQuery } from '../../model/site/site-list.ts';
import { lastSite } from '../../session/last-site.ts';
import { say } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toast-store.ts';

export const useSaveSite = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PlaceBody) => call(calls.place.save, { body }),
    onSuccess: (site, { id }) => {
      queries.setQueryData(siteQuery(site.id).queryKey, site);
      if (lastSite.get()?.id === site.id) lastSite.set(site);
      forgetFigures(queries, site.id);
      showToast('status', say(id === 0 ? 'edit.saved' : 'edit.edited'));
    },
  });
};

export const useDeleteSite = () => {
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

/** The new order is shown at once, and undone if the server refuses it. */
export const useSortSites = () => {
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

const inOrder = (sites: readonly SiteListItem[], ids: readonly number[]): SiteListItem[] =>
  ids.flatMap((id) => sites.find((site) => site.id === id) ?? []);

/** Lists, and everything known about one site except its settings, are fetched again. */
const forgetFigures = (queries: QueryClient, id: number): void => {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [name, of] }) =>
      String(name).startsWith('user.') || (of === id && name !== calls.site.get.name),
  });
};
