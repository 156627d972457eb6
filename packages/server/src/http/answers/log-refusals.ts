// Logs failed logins and whatever is answered 401, 403 or 429.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Log } from '../../log/log.ts';
import { networkOf } from '../../network/network-of.ts';
import type { AppError } from './app-error.ts';
import { appErrorOf } from './error-of.ts';
import { createRefusalLog } from './refusal-log.ts';

export const logRefusals = (app: FastifyInstance, log: Log): void => {
  const refusals = createRefusalLog(log);
  app.addHook('onError', (request, _reply, error, next) => {
    const known = appErrorOf(error);
    if (known && isRefusal(known)) {
      refusals.note({
        reason: known.code,
        address: networkOf(request.ip),
        account: accountOf(request),
        route: request.routeOptions.url,
      });
    }
    next();
  });
  app.addHook('onClose', async () => refusals.flush());
};

const isRefusal = ({ status, code }: AppError): boolean =>
  status === 401 || status === 403 || status === 429 || code === 'login_failed';

/** A text that does not have the form of a username may be a password typed into the wrong field. */
const withUsername = z.object({ username: z.string().check(z.regex(/^[A-Za-z0-9_]{4,15}$/)) });

const accountOf = ({ session, body }: FastifyRequest): string | undefined =>
  session?.username ?? withUsername.safeParse(body).data?.username;
