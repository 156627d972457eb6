import { calls } from '@ohmstead/contract';
import { usernameKeyOf } from '../../accounts/account-store.ts';
import { demoLogin } from '../../accounts/demo-login.ts';
import { logIn } from '../../accounts/login.ts';
import type { Context } from '../../context/context.ts';
import { isRefused } from '../../errors/outcome.ts';
import { networkOf } from '../../network/network-of.ts';
import { clientKindOf, userAgentOf } from '../access/door.ts';
import { demoLoginLimit } from '../access/rate-limits.ts';
import { languageSaid } from '../answers/envelope.ts';
import { registerCall, type Server } from '../calls/register-call.ts';

export const registerLogin = (server: Server, context: Context): void => {
  const limitDemo = demoLoginLimit(server.app);
  registerCall(
    server,
    calls.user.login,
    async ({ body, request }) => {
      if (usernameKeyOf(body.username) === demoLogin.username) await limitDemo(request);
      const outcome = await logIn(context, {
        ...body,
        address: networkOf(request.ip),
        clientKind: clientKindOf(request),
        userAgent: userAgentOf(request),
        lang: languageSaid(request),
      });
      if (isRefused(outcome)) return outcome;
      const { username, fullName, kind, passwordIsFirst } = outcome.account;
      return { token: outcome.token, username, fullName, kind, mustChangePassword: passwordIsFirst };
    },
    'login.successful',
  );
};
