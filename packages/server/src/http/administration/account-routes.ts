import { calls } from '@ohmstead/contract';
import type { FastifyRequest } from 'fastify';
import { accountDetail } from '../../administration/accounts/account-detail.ts';
import {
  disableAccount,
  enableAccount,
  endSessions,
  type SessionEnder,
} from '../../administration/accounts/disable-account.ts';
import { listAccounts } from '../../administration/accounts/list-accounts.ts';
import { resetPassword } from '../../administration/accounts/reset-password.ts';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { administratorOf } from './administrator-of.ts';

const { admin } = calls;

export const registerAccountAdministration = (server: Server, context: Context): void => {
  const { db, clock, sessions } = context;
  const byOf = (request: FastifyRequest): SessionEnder => ({
    ...administratorOf(context, request),
    sessions,
  });
  registerCall(server, admin.userlist, ({ query }) => listAccounts(db, query));
  registerCall(server, admin.user, ({ params }) => accountDetail(db, params.id, nowDate(clock)));
  registerCall(server, admin.disableuser, ({ params, request }) => disableAccount(byOf(request), params.id));
  registerCall(server, admin.enableuser, ({ params, request }) => enableAccount(byOf(request), params.id));
  registerCall(server, admin.endsessions, ({ params, request }) => endSessions(byOf(request), params.id));
  registerCall(server, admin.resetpassword, ({ params, request }) => resetPassword(byOf(request), params.id));
};
