// Judges meters by changed limits: those that the answer to whoever changed them could not wait for, and those that a stop left.
import type { Kysely } from 'kysely';
import { judgeAllDue } from '../ingest/incidents/judge-all-due.ts';
import type { Job } from '../jobs/start-jobs.ts';
import type { Database } from '../storage/schema.ts';

const everyMs = 5_000;

export const judgingJob = ({ db }: { readonly db: Kysely<Database> }): Job => ({
  name: 'judging',
  everyMs,
  run: (signal) => judgeAllDue(db, {}, signal),
});
