import { calls, type SiteSharing } from '@ohmstead/contract';
import { isLocalDate } from '@ohmstead/domain';
import type { FastifyRequest } from 'fastify';
import { nowDate } from '../../clock/clock.ts';
import { serverAddress } from '../../config/server-address.ts';
import type { Context } from '../../context/context.ts';
import { isRefused, refuse, refuseField } from '../../errors/outcome.ts';
import { networkOf } from '../../network/network-of.ts';
import { withdrawInvitation } from '../../sharing/invitation-store.ts';
import { invite } from '../../sharing/invite.ts';
import { savePublicLink } from '../../sharing/public-link.ts';
import { deleteShare, removeViewer } from '../../sharing/viewer-store.ts';
import { sessionOf, siteAccessOf } from '../access/door.ts';
import { refuseWeakPassword } from '../access/weak-password.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { registerInvitationCalls } from './invitation-routes.ts';
import { presentSharing } from './present.ts';

const { sharing } = calls;

export const registerSharingCalls = (server: Server, context: Context): void => {
  const answer = (request: FastifyRequest, siteId: number): Promise<SiteSharing> =>
    presentSharing(context, siteId, serverAddress(context.config, request));
  registerCall(server, sharing.get, ({ params, request }) => answer(request, params.id));
  registerCall(
    server,
    sharing.saveViewer,
    async ({ params, body, request }) => {
      const { ownerId } = siteAccessOf(request);
      const at = nowDate(context.clock);
      const invited = await invite(context.db, { siteId: params.id, ownerId, ...body, at });
      return isRefused(invited) ? invited : answer(request, params.id);
    },
    'edit.saved',
  );
  registerCall(
    server,
    sharing.savePublicLink,
    async ({ params, body, request }) => {
      if (typeof body.lastDay === 'string' && !isLocalDate(body.lastDay))
        return refuseField('lastDay', 'date_invalid');
      const weak =
        typeof body.password === 'string' &&
        refuseWeakPassword('password', body.password, sessionOf(request).username);
      if (weak) return weak;
      const address = networkOf(request.ip);
      await savePublicLink(context.db, { siteId: params.id, address }, body);
      return answer(request, params.id);
    },
    'edit.saved',
  );
  registerLeaving(server, context, answer);
  registerInvitationCalls(server, context);
};

const registerLeaving = (
  server: Server,
  { db, streams, clock }: Context,
  answer: (request: FastifyRequest, siteId: number) => Promise<SiteSharing>,
): void => {
  registerCall(
    server,
    sharing.removeViewer,
    async ({ params, query, request }) => {
      const { username } = query;
      const removed = await removeViewer(db, params.id, username);
      await withdrawInvitation(db, { siteId: params.id, username, at: nowDate(clock) });
      if (removed !== null) streams.checkAccount(removed);
      return answer(request, params.id);
    },
    'edit.deleted',
  );
  registerCall(
    server,
    sharing.leave,
    async ({ params, request }) => {
      const { accountId } = sessionOf(request);
      if (!(await deleteShare(db, params.id, accountId))) return refuse('permission_denied');
      streams.checkAccount(accountId);
      return null;
    },
    'edit.deleted',
  );
};
