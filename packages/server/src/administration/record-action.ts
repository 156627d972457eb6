// The log of what administrators did. The database lets nobody change it; see the triggers of `administrator_action`.
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

export type AdministratorAct = {
  /** The username of whoever did it. */
  readonly administrator: string;
  /** What was done, such as `announcement.publish`. */
  readonly action: string;
  /** What it was done to, in words or by name. */
  readonly subject: string;
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
  readonly at: Date;
};

/** In the same transaction as what it records. */
export const recordAction = async (
  db: Kysely<Database>,
  { administrator, action, subject, detail, at }: AdministratorAct,
): Promise<void> => {
  await db
    .insertInto('administrator_action')
    .values({ at, administrator, action, subject, detail: JSON.stringify(detail) })
    .execute();
};
