import { calls, type SiteSharing } from '@ohmstead/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export type Viewer = SiteSharing['viewers'][number];
export type Invited = SiteSharing['invited'][number];
export type PublicLink = SiteSharing['link'];

export const sharingQuery = (id: number) =>
  queryOptions({
    queryKey: [calls.sharing.get.name, id],
    queryFn: ({ signal }) => call(calls.sharing.get, { params: { id } }, signal),
  });

export const invitationsQuery = queryOptions({
  queryKey: [calls.sharing.invitations.name],
  queryFn: ({ signal }) => call(calls.sharing.invitations, {}, signal),
});
