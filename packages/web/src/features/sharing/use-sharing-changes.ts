import { calls, type PublicLinkBody, type SiteSharing } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { type Site, siteQuery } from '../../model/site/site.ts';
import { lastSite } from '../../session/last-site.ts';
import { say } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { type Invited, sharingQuery, type Viewer } from './queries.ts';

/** Every change answers with the whole, which is shown at once. */
const useShown = (id: number) => {
  const queries = useQueryClient();
  return (sharing: SiteSharing, done: string): void => {
    queries.setQueryData(sharingQuery(id).queryKey, sharing);
    showToast('status', done);
  };
};

export const useInvite = (id: number) => {
  const shown = useShown(id);
  return useMutation({
    mutationFn: (body: { username: string; showsPrices: boolean }) =>
      call(calls.sharing.saveViewer, { params: { id }, body }),
    onSuccess: (sharing, { username }) => shown(sharing, say('sharing.invited', { username })),
  });
};

export const useShowPrices = (id: number) => {
  const shown = useShown(id);
  return useMutation({
    mutationFn: (body: { username: string; showsPrices: boolean }) =>
      call(calls.sharing.saveViewer, { params: { id }, body }),
    onSuccess: (sharing) => shown(sharing, say('edit.saved')),
  });
};

/** The same call removes a viewer and withdraws an invitation. */
const useRemoval = (id: number, done: string) => {
  const shown = useShown(id);
  return useMutation({
    mutationFn: (username: string) =>
      call(calls.sharing.removeViewer, { params: { id }, query: { username } }),
    onSuccess: (sharing) => shown(sharing, done),
  });
};

export const useRemoveViewer = (id: number, { fullName }: Viewer) =>
  useRemoval(id, say('sharing.removed', { name: fullName }));

export const useWithdraw = (id: number, { username }: Invited) =>
  useRemoval(id, say('sharing.withdrawn', { name: username }));

export const useSaveLink = (id: number) => {
  const shown = useShown(id);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PublicLinkBody) => call(calls.sharing.savePublicLink, { params: { id }, body }),
    onSuccess: (sharing) => {
      shown(sharing, say('edit.saved'));
      // The site's own page says whether it is public.
      void queries.invalidateQueries({ queryKey: siteQuery(id).queryKey });
    },
  });
};

export const useLeave = ({ id, name }: Site) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls.sharing.leave, { params: { id } }),
    onSuccess: () => {
      if (lastSite.get()?.id === id) lastSite.clear();
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === id });
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('user.'),
      });
      showToast('status', say('sharing.left', { site: name }));
    },
  });
};
