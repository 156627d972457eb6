// What an administrator did, in the transaction that does it. Nothing changes or deletes a row of this log.
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

export type RecordedAction = {
  /** The administrator's username. */
  readonly administrator: string;
  /** The name of the call. */
  readonly action: string;
  readonly subject: string;
  readonly detail: Record<string, string | number | boolean | null>;
  readonly at: Date;
};

export const recordAction = async (
  db: Kysely<Database>,
  { administrator, action, subject, detail, at }: RecordedAction,
): Promise<void> => {
  await db
    .insertInto('administrator_action')
    .values({ administrator, action, subject, detail: JSON.stringify(detail), at })
    .execute();
};
