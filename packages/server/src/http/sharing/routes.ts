import { calls, type SiteSharing } from '@ohmstead/contract';
import { isLocalDate } from '@ohmstead/domain';
import type { FastifyRequest } from 'fastify';
import { nowDate } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { savePublicLink } from '../../sharing/public-link.ts';
import { deleteShare, type Invited, removeViewer, saveViewer } from '../../sharing/viewer-store.ts';
import { AppError, invalid } from '../app-error.ts';
import { sessionOf, siteAccessOf } from '../door.ts';
import { registerCall, type Server } from '../register-call.ts';
import { serverAddress } from '../server-address.ts';
import { presentSharing } from './present.ts';

const { sharing } = calls;

export const registerSharingCalls = (server: Server, context: Context): void => {
  const answer = (request: FastifyRequest, siteId: number): Promise<SiteSharing> =>
    presentSharing(context.db, siteId, serverAddress(context.config, request));
  registerCall(server, sharing.get, ({ params, request }) => answer(request, params.id));
  registerCall(
    server,
    sharing.saveViewer,
    async ({ params, body, request }) => {
      const { ownerId } = siteAccessOf(request);
      const at = nowDate(context.clock);
      const invited = await saveViewer(context.db, { siteId: params.id, ownerId, ...body, at });
      if (invited.kind !== 'saved') throw refusalOf[invited.kind]();
      return answer(request, params.id);
    },
    'edit.saved',
  );
  registerCall(
    server,
    sharing.savePublicLink,
    async ({ params, body, request }) => {
      if (typeof body.lastDay === 'string' && !isLocalDate(body.lastDay))
        throw invalid('lastDay', 'date_invalid');
      await savePublicLink(context.db, params.id, body);
      return answer(request, params.id);
    },
    'edit.saved',
  );
  registerLeaving(server, context, answer);
};

const registerLeaving = (
  server: Server,
  { db, streams }: Context,
  answer: (request: FastifyRequest, siteId: number) => Promise<SiteSharing>,
): void => {
  registerCall(
    server,
    sharing.removeViewer,
    async ({ params, query, request }) => {
      const removed = await removeViewer(db, params.id, query.username);
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
      if (!(await deleteShare(db, params.id, accountId))) throw new AppError('permission_denied');
      streams.checkAccount(accountId);
      return null;
    },
    'edit.deleted',
  );
};

const refusalOf: Record<Exclude<Invited['kind'], 'saved'>, () => AppError> = {
  accountUnknown: () => invalid('username', 'share_account_unknown'),
  isOwner: () => invalid('username', 'share_self'),
  tooMany: () => new AppError('too_many'),
};
