// What the demo needs done: prices of the exchange go on, and each night it is set back.

import type { Kysely } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import { nowMs } from '../clock/clock.ts';
import type { Ingest } from '../ingest/create-ingest.ts';
import type { Job } from '../jobs/start-jobs.ts';
import type { Database } from '../storage/schema.ts';
import { addDemoPrices, resetDemoSeries } from './demo-series.ts';
import { readDemoReset, writeDemoReset } from './demo-setting.ts';
import { resetDemo } from './reset-demo.ts';

const everyMs = 15 * 60_000;

type DemoJobParts = { readonly db: Kysely<Database>; readonly clock: Clock; readonly ingest: Ingest };

export const demoJob = ({ db, clock, ingest }: DemoJobParts): Job => ({
  name: 'demo',
  everyMs,
  run: async () => {
    const atMs = nowMs(clock);
    const today = new Date(atMs).toISOString().slice(0, 10);
    if ((await readDemoReset(db)) !== today) {
      await resetDemo({ db, ingest, nowMs: atMs });
      await resetDemoSeries(db);
      await writeDemoReset(db, today);
    }
    await addDemoPrices(db, atMs);
  },
});
