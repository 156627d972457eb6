import { calls } from '@ohmstead/contract';
import type { Context } from '../../context/context.ts';
import { AppError, invalid } from '../../errors/app-error.ts';
import { networkOf } from '../../network/network-of.ts';
import { type RegisterOutcome, register } from '../../registration/register.ts';
import { registrationLimit } from '../access/rate-limits.ts';
import { refuseWeakPassword } from '../access/weak-password.ts';
import { registerCall, type Server } from '../calls/register-call.ts';

export const registerRegister = (server: Server, context: Context): void => {
  const limit = registrationLimit(server.app);
  registerCall(
    server,
    calls.user.register,
    async ({ body, lang, request }) => {
      refuseWeakPassword('password', body.password, body.username);
      await limit(request);
      const outcome = await register(context, { ...body, lang, address: networkOf(request.ip) });
      if (outcome.kind !== 'registered') throw refusal(outcome.kind);
      const { siteId, meterId, proofNeeded } = outcome;
      return { siteId, meterId, proofNeeded };
    },
    'register.done',
  );
};

type Refused = Exclude<RegisterOutcome['kind'], 'registered'>;

const refusal = (kind: Refused): AppError => {
  const refusals: Record<Refused, () => AppError> = {
    timeZoneUnknown: () => invalid('TimeZoneInfoId', 'time_zone_unknown'),
    usernameUsed: () => new AppError('username_used'),
    snUsed: () => new AppError('sn_used'),
  };
  return refusals[kind]();
};
