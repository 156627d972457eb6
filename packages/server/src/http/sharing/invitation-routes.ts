import { calls, type Invitation } from '@ohmstead/contract';
import type { FastifyRequest } from 'fastify';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { isRefused } from '../../errors/outcome.ts';
import { answerInvitation } from '../../sharing/answer-invitation.ts';
import { expiryOf, invitationsTo } from '../../sharing/invitation-store.ts';
import { sessionOf } from '../access/door.ts';
import { registerCall, type Server } from '../calls/register-call.ts';

const { sharing } = calls;

/** The calls of whoever is invited. */
export const registerInvitationCalls = (server: Server, { db, clock, streams }: Context): void => {
  const waiting = async (request: FastifyRequest): Promise<Invitation[]> => {
    const rows = await invitationsTo(db, sessionOf(request).accountId, nowDate(clock));
    return rows.map(({ id, name, username, full_name, shows_prices, created_at }) => ({
      id,
      siteName: name,
      username,
      fullName: full_name,
      showsPrices: shows_prices,
      since: created_at.toISOString(),
      until: expiryOf(created_at).toISOString(),
    }));
  };
  registerCall(server, sharing.invitations, ({ request }) => waiting(request));
  registerCall(
    server,
    sharing.answerInvitation,
    async ({ body, request }) => {
      const { accountId } = sessionOf(request);
      const answered = await answerInvitation(db, { ...body, accountId, at: nowDate(clock) });
      if (isRefused(answered)) return answered;
      streams.checkAccount(accountId);
      return waiting(request);
    },
    'edit.saved',
  );
};
