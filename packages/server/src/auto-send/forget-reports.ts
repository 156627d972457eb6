// Links to leave the list, and what is known of reports, go after a while.
import { dayMs } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { type Clock, nowMs } from '../clock/clock.ts';
import type { Job } from '../jobs/start-jobs.ts';
import type { Database } from '../storage/schema.ts';

type Parts = { readonly db: Kysely<Database>; readonly clock: Clock };

/** A mail is kept by its reader for long: its link works for more than a year. */
const keptDays = 400;

export const forgetReportsJob = ({ db, clock }: Parts): Job => ({
  name: 'forget reports',
  everyMs: dayMs,
  run: async () => {
    const before = new Date(nowMs(clock) - keptDays * dayMs);
    await db.deleteFrom('auto_send_leave').where('created_at', '<', before).execute();
    await db.deleteFrom('report_run').where('due_at', '<', before).execute();
    await db.deleteFrom('report_send').where('queued_at', '<', before).execute();
  },
});
