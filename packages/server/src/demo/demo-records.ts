// What the demo's owners would have entered about their faults: the replaced meter and a supplier's invoice. Setting the
// demo back deletes both, so they are made again after each night, once the history is there.
import type { Kysely } from 'kysely';
import { factsAt } from '../audit/decision-facts.ts';
import { invoicesOf } from '../bills/invoices.ts';
import { type Clock, nowMs } from '../clock/clock.ts';
import type { Job } from '../jobs/start-jobs.ts';
import type { SiteCache } from '../rollups/site-cache.ts';
import type { Database } from '../storage/schema.ts';
import {
  type DemoInstallation,
  readDemoInstallation,
  readDemoRecords,
  readDemoReset,
  writeDemoRecords,
} from './demo-setting.ts';
import { demoHistoryShare } from './history-progress.ts';
import { type PlantedMeter, plantedMeters } from './planted-meters.ts';
import { recordReplacement } from './record-replacement.ts';
import { storeWrongInvoice } from './wrong-invoice.ts';

const everyMs = 20_000;

type RecordsParts = {
  readonly db: Kysely<Database>;
  readonly siteCache: SiteCache;
  readonly clock: Clock;
};

export const demoRecordsJob = (parts: RecordsParts): Job => ({
  name: 'demo-records',
  everyMs,
  run: async () => {
    const { db } = parts;
    const installation = await readDemoInstallation(db);
    const reset = await readDemoReset(db);
    if (!installation?.hasFaults || reset === null) return;
    if ((await readDemoRecords(db)) === reset || (await demoHistoryShare(db)) !== null) return;
    await writeRecords(parts, installation);
    await writeDemoRecords(db, reset);
  },
});

const writeRecords = async (parts: RecordsParts, installation: DemoInstallation): Promise<void> => {
  for (const planted of await plantedMeters(parts.db, installation)) {
    if (planted.kind !== 'replacement') continue;
    await replaceOnce(parts, planted);
    await invoiceOnce(parts, planted.siteId, installation);
  }
};

const replaceOnce = async (
  { db, clock }: RecordsParts,
  { accountId, meterId, toMs }: PlantedMeter,
): Promise<void> => {
  if ((await factsAt(db, meterId, [toMs * 1000])).length > 0) return;
  await recordReplacement(db, { accountId, meterId, atMs: toMs, nowMs: nowMs(clock) });
};

const invoiceOnce = async (
  { db, siteCache, clock }: RecordsParts,
  siteId: number,
  { countedFromMs }: DemoInstallation,
): Promise<void> => {
  if ((await invoicesOf(db, siteId)).length > 0) return;
  await storeWrongInvoice({ db, siteCache }, { siteId, beforeMs: countedFromMs, nowMs: nowMs(clock) });
};
