import { type Kysely, sql } from 'kysely';
import type { Database } from '../../storage/schema.ts';

export type MailCounts = {
  readonly waiting: number;
  readonly failed: number;
  /** Within the last 24 hours. */
  readonly sentToday: number;
};

export const mailCounts = async (db: Kysely<Database>): Promise<MailCounts> =>
  db
    .selectFrom('mail')
    .select([
      sql<number>`count(*) filter (where sent_at is null and failed_at is null)`.as('waiting'),
      sql<number>`count(*) filter (where failed_at is not null)`.as('failed'),
      sql<number>`count(*) filter (where sent_at > now() - interval '24 hours')`.as('sentToday'),
    ])
    .executeTakeFirstOrThrow();
