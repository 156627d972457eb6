// Whose an id is comes before everything else about a request: a foreign one is unknown, never wrongly used.
import type { Call, Owned } from '@ohmstead/contract';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { AppError } from './app-error.ts';
import { sessionOf } from './door.ts';

type Db = Kysely<Database>;
type Place = 'params' | 'body';

export const requireOwned = (db: Db, call: Pick<Call, 'owned'>, place: Place) => {
  const entries = Object.entries(call.owned ?? {});
  if (entries.length === 0) return [];
  const check = async (request: FastifyRequest): Promise<void> => {
    for (const [name, kind] of entries) {
      const id = place === 'body' && hasEntry(request.params, name) ? null : idIn(request[place], name);
      if (id !== null && !(await isOwned(db, kind, { id, accountId: sessionOf(request).accountId })))
        throw new AppError('wrong_id');
    }
  };
  return [check];
};

/** What the path names is what is owned; the body's entry of that name is something else's. */
const hasEntry = (part: unknown, name: string): boolean =>
  typeof part === 'object' && part !== null && name in part;

/** Null for what is no id: the contract's rules say so later. 0 is what does not exist yet. */
const idIn = (part: unknown, name: string): number | null => {
  if (typeof part !== 'object' || part === null) return null;
  const value: unknown = Reflect.get(part, name);
  const id = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
};

type Asked = { readonly id: number; readonly accountId: number };

const isOwned = async (db: Db, kind: Owned, { id, accountId }: Asked): Promise<boolean> => {
  const ofAccount = db.selectFrom('site').where('site.account_id', '=', accountId);
  const found =
    kind === 'site'
      ? ofAccount.select('site.id').where(sql<boolean>`site.id = ${id}::bigint`)
      : ofAccount
          .innerJoin('meter', 'meter.site_id', 'site.id')
          .select('site.id')
          .where(sql<boolean>`meter.id = ${id}::bigint`);
  return (await found.executeTakeFirst()) !== undefined;
};
