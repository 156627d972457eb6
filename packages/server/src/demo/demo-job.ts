// What the demo needs done: prices of the exchange go on, and each night it is set back.
import { type Kysely, sql } from 'kysely';
import { nowMs } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Job } from '../jobs/start-jobs.ts';
import type { Database } from '../storage/schema.ts';
import { storePrices } from '../tariffs/price-store.ts';
import { demoPrices } from './demo-prices.ts';
import { readDemoInstallation, readDemoReset, writeDemoReset } from './demo-setting.ts';
import { demoSeries } from './demo-tariffs.ts';
import { resetDemo } from './reset-demo.ts';

type Db = Kysely<Database>;

const everyMs = 15 * 60_000;
/** An exchange tells the next day's prices at noon. */
const aheadMs = 36 * 3_600_000;

export const demoJob = ({ db, clock, ingest }: Pick<Context, 'db' | 'clock' | 'ingest'>): Job => ({
  name: 'demo',
  everyMs,
  run: async () => {
    const atMs = nowMs(clock);
    await addPrices(db, atMs);
    const today = new Date(atMs).toISOString().slice(0, 10);
    if ((await readDemoReset(db)) === today) return;
    await resetDemo({ db, ingest, nowMs: atMs });
    await writeDemoReset(db, today);
  },
});

/** To every place of the demo whose tariff refers to them. */
const addPrices = async (db: Db, atMs: number): Promise<void> => {
  const installation = await readDemoInstallation(db);
  if (!installation) return;
  for (const siteId of await sitesWithSeries(db)) {
    const last = await db
      .selectFrom('price_series')
      .select('at')
      .where('site_id', '=', siteId)
      .where('series', '=', demoSeries)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const fromMs = last ? last.at.getTime() + 1 : installation.anchorMs;
    await storePrices(db, { siteId, series: demoSeries }, demoPrices(fromMs, atMs + aheadMs));
  }
};

const sitesWithSeries = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('tariff_version')
    .innerJoin('site', 'site.id', 'tariff_version.site_id')
    .innerJoin('account', 'account.id', 'site.account_id')
    .select('site.id')
    .distinct()
    .where('account.kind', '=', 'demo')
    .where(sql<boolean>`definition -> 'buying' ->> 'series' = ${demoSeries}`)
    .execute();
  return rows.map(({ id }) => id);
};
