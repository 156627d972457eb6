// Brings stale ledgers up to date: what a decision could not wait for, what a crash left, and after a meter's
// rating or the end of its counters was changed.
import type { Context } from '../context.ts';
import type { Job } from '../jobs/start-jobs.ts';
import { catchUp } from './catch-up.ts';
import { staleMeters } from './stale-ledger.ts';

const everyMs = 5_000;

export const ledgerJob = ({ db, ingest }: Pick<Context, 'db' | 'ingest'>): Job => ({
  name: 'ledger',
  everyMs,
  run: async (signal) => {
    for (const meterId of await staleMeters(db)) {
      if (!(await catchUp({ db, ingest }, meterId, signal))) return;
    }
  },
});
