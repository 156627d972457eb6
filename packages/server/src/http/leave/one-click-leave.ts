// RFC 8058: the mail program itself posts to the address in List-Unsubscribe, without anybody's login, when its user asks
// it to. Browsers that open the address get the app's page, which asks first.
import type { FastifyInstance } from 'fastify';
import { leaveAutoSend } from '../../auto-send/recipients/leave.ts';
import { leaveChannel } from '../../channels/leave-channel.ts';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { isRefused } from '../../errors/outcome.ts';

const bodyLimit = 4096;

export const registerOneClickLeave = (app: FastifyInstance, { db, clock }: Context): void => {
  // Whatever stands in the body: that it was posted is the wish.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { bodyLimit, parseAs: 'string' }, (_request, _body, done) => done(null));
  app.post<{ Params: { token: string } }>('/leave/:token', { bodyLimit }, async ({ params }, reply) => {
    const left = await leaveAutoSend(db, { token: params.token, returns: false, at: nowDate(clock) });
    return reply.status(isRefused(left) ? 404 : 200).send();
  });
  app.post<{ Params: { token: string } }>(
    '/leave/channel/:token',
    { bodyLimit },
    async ({ params }, reply) => {
      const left = await leaveChannel(db, { token: params.token, returns: false });
      return reply.status(isRefused(left) ? 404 : 200).send();
    },
  );
};
