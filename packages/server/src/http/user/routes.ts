import { calls } from '@ohmstead/contract';
import { countNotices } from '../../accounts/notice-store.ts';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { demoHistoryShare } from '../../demo/history-progress.ts';
import { lastDays } from '../../overview/last-days.ts';
import { meterList, siteList } from '../../overview/site-list.ts';
import { countInvitationsTo } from '../../sharing/invitation-store.ts';
import { sessionOf } from '../access/door.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { registerAccountCalls } from './account-routes.ts';
import { registerForgottenPassword } from './forgotten-password-routes.ts';
import { registerLogin } from './login.ts';
import { registerOwnAccount } from './own-account-routes.ts';
import { registerRegister } from './register.ts';

export const registerUserCalls = (server: Server, context: Context): void => {
  registerLogin(server, context);
  registerRegister(server, context);
  registerAccountCalls(server, context);
  registerForgottenPassword(server, context);
  registerOwnAccount(server, context);
  registerCall(server, calls.user.logout, async ({ request }) => {
    await context.sessions.end(sessionOf(request));
    return null;
  });
  registerCall(server, calls.user.sitelist, ({ request }) => siteList(scopeOf(context, request)));
  registerCall(server, calls.user.meterlist, ({ request }) => meterList(scopeOf(context, request)));
  registerCall(server, calls.user.lastday, ({ request }) => lastDays(scopeOf(context, request)));
  registerCall(server, calls.user.demohistory, async ({ request }) => ({
    share: sessionOf(request).kind === 'demo' ? await demoHistoryShare(context.db) : null,
  }));
  registerCall(server, calls.user.noticecount, async ({ request }) => {
    const { accountId } = sessionOf(request);
    return {
      List: await countNotices(context.db, accountId),
      invitations: await countInvitationsTo(context.db, accountId, nowDate(context.clock)),
    };
  });
};
