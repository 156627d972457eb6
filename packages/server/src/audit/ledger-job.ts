// Brings stale ledgers up to date: those that a decision could not wait for, those that a crash left, and those of
// meters whose rating or modulus was changed.

import type { Kysely } from 'kysely';
import type { Ingest } from '../ingest/create-ingest.ts';
import type { Job } from '../jobs/start-jobs.ts';
import { catchUp } from '../recompute/catch-up.ts';
import { staleMeters } from '../recompute/stale-ledger.ts';
import type { Database } from '../storage/schema.ts';

const everyMs = 5_000;

type LedgerJobParts = { readonly db: Kysely<Database>; readonly ingest: Ingest };

export const ledgerJob = ({ db, ingest }: LedgerJobParts): Job => ({
  name: 'ledger',
  everyMs,
  run: async (signal) => {
    for (const meterId of await staleMeters(db)) {
      if (!(await catchUp({ db, ingest }, meterId, signal))) return;
    }
  },
});
