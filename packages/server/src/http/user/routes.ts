import { calls } from '@ohmstead/contract';
import type { Context } from '../../context/context.ts';
import { demoFinds } from '../../demo/demo-finds.ts';
import { demoHistoryShare } from '../../demo/history-progress.ts';
import { lastDays } from '../../overview/last-days.ts';
import { meterList, siteList } from '../../overview/site-list.ts';
import { sessionOf } from '../access/door.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { registerAccountCalls } from './account-routes.ts';
import { registerForgottenPassword } from './forgotten-password-routes.ts';
import { registerLogin } from './login.ts';
import { registerNoticeCalls } from './notice-routes.ts';
import { registerOwnAccount } from './own-account-routes.ts';
import { registerRegister } from './register.ts';
import { registerRejudged } from './rejudged-routes.ts';

export const registerUserCalls = (server: Server, context: Context): void => {
  registerLogin(server, context);
  registerRegister(server, context);
  registerAccountCalls(server, context);
  registerNoticeCalls(server, context);
  registerForgottenPassword(server, context);
  registerOwnAccount(server, context);
  registerRejudged(server, context);
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
  registerCall(server, calls.user.demofinds, async ({ request }) => ({
    finds: sessionOf(request).kind === 'demo' ? await demoFinds(context.db) : [],
  }));
};
