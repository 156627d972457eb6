// Notices of the program's own go when nobody sees them any more; what administrators wrote stays for them to look up.
import { dayMs } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { type Clock, nowDate } from '../clock/clock.ts';
import type { Job } from '../jobs/start-jobs.ts';
import type { Database } from '../storage/schema.ts';
import { shownAfter } from './visible-notices.ts';

const stepRows = 2_000;

type Parts = { readonly db: Kysely<Database>; readonly clock: Clock };

export const noticeJob = ({ db, clock }: Parts): Job => ({
  name: 'delete old notices',
  everyMs: dayMs,
  run: async (signal) => {
    let deleted = stepRows;
    while (deleted === stepRows && !signal.aborted) {
      deleted = await deleteSome(db, shownAfter(nowDate(clock)));
    }
  },
});

const deleteSome = async (db: Kysely<Database>, until: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('notice')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('notice')
        .select('id')
        .where('texts', 'is', null)
        .where('account_id', 'is not', null)
        .where('publish_at', '<=', until)
        .orderBy('publish_at')
        .limit(stepRows),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
