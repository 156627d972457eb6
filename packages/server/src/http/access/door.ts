// Who may come in: the check of a call's access, before anything of the request is read.
import type { FastifyRequest } from 'fastify';
import type { ClientKind, Session } from '../../accounts/session.ts';
import type { Sessions } from '../../accounts/sessions.ts';
import type { RequestAllowance } from '../../rollups/allowance.ts';
import type { SiteAccess } from '../../sharing/site-access.ts';
import { AppError } from '../answers/app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the handler of every call that needs an account. */
    session: Session | null;
    /** The account's role for the site that the call is about; null for calls about none. */
    siteAccess: SiteAccess | null;
    /** Of calls that may be answered before all is computed. */
    allowance: RequestAllowance | null;
  }
}

export const tokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  typeof headers.token === 'string' && headers.token !== '' ? headers.token : null;

export const clientKindOf = ({ headers }: Pick<FastifyRequest, 'headers'>): ClientKind =>
  headers.client === 'app' ? 'app' : 'web';

const longestUserAgent = 300;

/** What the client calls itself; the database holds no control characters. */
export const userAgentOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  headers['user-agent']?.replaceAll(/\p{Cc}/gu, ' ').slice(0, longestUserAgent) || null;

export const requireSession =
  (sessions: Sessions) =>
  async (request: FastifyRequest): Promise<void> => {
    const state = await sessions.stateOf(tokenOf(request));
    if (state.kind === 'closed') throw new AppError(state.code);
    request.session = state.session;
  };

/** The session of a request that has passed `requireSession`. */
export const sessionOf = (request: FastifyRequest): Session => {
  if (!request.session) throw new AppError('login_required');
  return request.session;
};

/** The access of a request that has passed `requireOwned`. */
export const siteAccessOf = ({ siteAccess }: FastifyRequest): SiteAccess => {
  if (!siteAccess) throw new AppError('wrong_id');
  return siteAccess;
};

/** Refuses everybody but administrators. */
export const refuseUnlessAdministrator = async (request: FastifyRequest): Promise<void> => {
  if (sessionOf(request).kind !== 'admin') throw new AppError('permission_denied');
};

/** Refuses whoever has only the password that was printed or configured. */
export const refuseFirstPassword = async (request: FastifyRequest): Promise<void> => {
  if (sessionOf(request).passwordIsFirst) throw new AppError('password_change_required');
};

/** Guards what the demo's visitors must not do to each other's site. */
export const refuseDemo = async (request: FastifyRequest): Promise<void> => {
  if (sessionOf(request).kind === 'demo') throw new AppError('demo_read_only');
};
