import { calls } from '@ohmstead/contract';
import type { Context } from '../../context/context.ts';
import { sessionOf, siteAccessOf } from '../access/door.ts';
import type { Server } from '../calls/register-call.ts';
import { registerStream } from '../calls/register-stream.ts';

export const registerLiveCalls = (server: Server, context: Context): void => {
  registerStream(server, context, calls.site.live, async ({ params, request }) => ({
    kind: 'site',
    siteId: params.id,
    showsPrices: siteAccessOf(request).showsPrices,
  }));
  registerStream(server, context, calls.user.live, async ({ request, lang }) => ({
    kind: 'account',
    accountId: sessionOf(request).accountId,
    lang,
  }));
};
