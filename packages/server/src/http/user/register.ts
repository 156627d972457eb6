import { calls } from '@ohmstead/contract';
import type { Context } from '../../context/context.ts';
import { networkOf } from '../../network/network-of.ts';
import { register } from '../../registration/register.ts';
import { registrationLimit } from '../access/rate-limits.ts';
import { refuseWeakPassword } from '../access/weak-password.ts';
import { registerCall, type Server } from '../calls/register-call.ts';

export const registerRegister = (server: Server, context: Context): void => {
  const limit = registrationLimit(server.app);
  registerCall(
    server,
    calls.user.register,
    async ({ body, lang, request }) => {
      const weak = refuseWeakPassword('password', body.password, body.username);
      if (weak) return weak;
      await limit(request);
      return register(context, { ...body, lang, address: networkOf(request.ip) });
    },
    'register.done',
  );
};
