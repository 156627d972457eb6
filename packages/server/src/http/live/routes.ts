import { calls } from '@ohmstead/contract';
import type { Context } from '../../context.ts';
import { findSite } from '../../sites/site-store.ts';
import { AppError } from '../app-error.ts';
import { sessionOf } from '../door.ts';
import type { Server } from '../register-call.ts';
import { registerStream } from '../register-stream.ts';

export const registerLiveCalls = (server: Server, context: Context): void => {
  registerStream(server, context, calls.site.live, async ({ params, request }) => {
    const site = await findSite(context.db, sessionOf(request).accountId, params.id);
    if (!site) throw new AppError('wrong_id');
    return { kind: 'site', siteId: site.id };
  });
  registerStream(server, context, calls.user.live, async ({ request }) => ({
    kind: 'account',
    accountId: sessionOf(request).accountId,
  }));
};
