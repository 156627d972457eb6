// What is no longer needed of mails: the content of those that failed, a week later, the files of those that are sent,
// and all of them after 90 days.
import { hourMs } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Job } from '../jobs/start-jobs.ts';
import type { Database } from '../storage/schema.ts';
import { forgetMailFiles } from './mail-files.ts';

export const forgetMailsJob = ({ db }: { readonly db: Kysely<Database> }): Job => ({
  name: 'forget mails',
  everyMs: hourMs,
  run: () => forgetMails(db),
});

export const forgetMails = async (db: Kysely<Database>): Promise<void> => {
  await db
    .updateTable('mail')
    .set({ content: null })
    .where('failed_at', '<', sql<Date>`now() - interval '7 days'`)
    .where('content', 'is not', null)
    .execute();
  await db.deleteFrom('mail').where('created_at', '<', sql<Date>`now() - interval '90 days'`).execute();
  await forgetMailFiles(db);
};
