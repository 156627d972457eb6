import { calls } from '@ohmstead/contract';
import { usernameKeyOf } from '../../accounts/account-store.ts';
import { demoLogin } from '../../accounts/demo-login.ts';
import { logIn } from '../../accounts/login.ts';
import type { Context } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { networkOf } from '../../network/network-of.ts';
import { clientKindOf } from '../access/door.ts';
import { demoLoginLimit } from '../access/rate-limits.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { throttled } from './throttled.ts';

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
      });
      if (outcome.kind === 'failed') throw new AppError('login_failed');
      if (outcome.kind === 'throttled') throw throttled(outcome.waitMs);
      const { username, fullName, kind } = outcome.account;
      return { token: outcome.token, username, fullName, kind };
    },
    'login.successful',
  );
};
