import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { Administrator } from './administrator.ts';
import { type Action, type ActionDetail, recordAction } from './record-action.ts';

type Done = Pick<Action, 'action' | 'subject'> & { readonly detail?: ActionDetail };

/** Records what an administrator is doing, in the transaction of the change. */
export const recordOf = (
  db: Kysely<Database>,
  { username, at }: Pick<Administrator, 'username' | 'at'>,
  { action, subject, detail = {} }: Done,
): Promise<void> => recordAction(db, { administrator: username, action, subject, detail, at });
