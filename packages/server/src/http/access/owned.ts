// Checks whose an id is before anything else about a request: a foreign id is unknown, never wrongly used.
import { type Call, type Needed, neededFor, type Owned } from '@ohmstead/contract';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { ownsChannel } from '../../channels/owns-channel.ts';
import { type Clock, nowDate } from '../../clock/clock.ts';
import { ownsFeedback } from '../../feedback/owns-feedback.ts';
import { isNoticeVisible } from '../../notices/visible-notices.ts';
import { findAccess, type SiteAccess } from '../../sharing/site-access.ts';
import type { Database } from '../../storage/schema.ts';
import { AppError } from '../answers/app-error.ts';
import { languageOfRequest } from '../answers/envelope.ts';
import { sessionOf } from './door.ts';

type Parts = { readonly db: Kysely<Database>; readonly clock: Clock };
type RequestPart = 'params' | 'body';

export const requireOwned = (
  parts: Parts,
  call: Pick<Call, 'owned' | 'needs' | 'method' | 'changes'>,
  part: RequestPart,
) => {
  const entries = Object.entries(call.owned ?? {});
  if (entries.length === 0) return [];
  const needed = neededFor(call);
  const check = async (request: FastifyRequest): Promise<void> => {
    for (const [name, kind] of entries) {
      const id = part === 'body' && hasEntry(request.params, name) ? null : idIn(request[part], name);
      if (id === null) continue;
      const access = await accessTo(parts, request, { kind, id });
      if (!access) throw new AppError('wrong_id');
      requireNeeded(access, needed);
      request.siteAccess = access;
    }
  };
  return [check];
};

type OwnedThing = { readonly kind: Owned; readonly id: number };

const accessTo = async (
  { db, clock }: Parts,
  request: FastifyRequest,
  { kind, id }: OwnedThing,
): Promise<SiteAccess | null> => {
  const { accountId } = sessionOf(request);
  if (kind === 'site' || kind === 'meter' || kind === 'incident')
    return findAccess(db, { kind, id, accountId });
  const own: SiteAccess = { role: 'owner', showsPrices: true, ownerId: accountId };
  const reader = { accountId, lang: languageOfRequest(request) };
  const isOwn = {
    notice: () => isNoticeVisible(db, { id, reader, at: nowDate(clock) }),
    channel: () => ownsChannel(db, { id, accountId }),
    feedback: () => ownsFeedback(db, { kind: 'feedback', id, accountId }),
    feedbackFile: () => ownsFeedback(db, { kind: 'feedbackFile', id, accountId }),
  };
  return (await isOwn[kind]()) ? own : null;
};

const requireNeeded = ({ role, showsPrices }: SiteAccess, needed: Needed): void => {
  if (needed === 'own' && role !== 'owner') throw new AppError('permission_denied');
  if (needed === 'prices' && !showsPrices) throw new AppError('prices_hidden');
};

/** An id in the path is the owned one; an entry of that name in the body then belongs to something else. */
const hasEntry = (part: unknown, name: string): boolean =>
  typeof part === 'object' && part !== null && name in part;

/** Null for what is no id, which the contract's rules refuse later, and for 0, the id of what does not exist yet. */
const idIn = (part: unknown, name: string): number | null => {
  if (typeof part !== 'object' || part === null) return null;
  const value: unknown = Reflect.get(part, name);
  const id = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
};
