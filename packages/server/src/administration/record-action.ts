// The log of what administrators did: written in the transaction of the change itself, and never changed afterwards,
// which the database sees to.
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

export type ActionDetail = Readonly<Record<string, string | number | boolean | null>>;

export type Action = {
  /** The username of who did it. */
  readonly administrator: string;
  /** The name of the call. */
  readonly action: string;
  /** What it was about, such as a username or a serial number. */
  readonly subject: string;
  /** Never a password or a link. */
  readonly detail: ActionDetail;
  readonly at: Date;
};

export const recordAction = async (db: Kysely<Database>, action: Action): Promise<void> => {
  await db
    .insertInto('administrator_action')
    .values({ ...action, detail: JSON.stringify(action.detail) })
    .execute();
};
