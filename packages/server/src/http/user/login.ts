import { calls } from '@ohmstead/contract';
import { logIn } from '../../accounts/login.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../app-error.ts';
import { clientKindOf } from '../door.ts';
import { registerCall, type Server } from '../register-call.ts';
import { throttled } from './throttled.ts';

export const registerLogin = (server: Server, context: Context): void =>
  registerCall(
    server,
    calls.user.login,
    async ({ body, request }) => {
      const outcome = await logIn(context, {
        ...body,
        address: request.ip,
        clientKind: clientKindOf(request),
      });
      if (outcome.kind === 'failed') throw new AppError('login_failed');
      if (outcome.kind === 'throttled') throw throttled(outcome.waitMs);
      const { username, fullName, kind } = outcome.account;
      return { token: outcome.token, username, fullName, kind };
    },
    'login.successful',
  );
