// The mail part of the administrator's health page.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

export type MailCounts = {
  readonly waiting: number;
  readonly failed: number;
  /** Within 24 hours. */
  readonly sentToday: number;
  /** Why the mail server was not reached at the last attempt; null: it was, or there was none. */
  readonly connectionError: string | null;
};

export const mailCounts = async (db: Kysely<Database>): Promise<MailCounts> => {
  const { rows } = await sql<MailCounts>`
    select
      (select count(*) from mail where sent_at is null and failed_at is null) as waiting,
      (select count(*) from mail where failed_at is not null) as failed,
      (select count(*) from mail
        where created_at > now() - interval '90 days' and sent_at > now() - interval '24 hours') as "sentToday",
      (select case when failure = 'connection' then error end from mail
        where attempted_at is not null order by attempted_at desc limit 1) as "connectionError"`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0, sentToday: 0, connectionError: null };
};
