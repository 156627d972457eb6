// The prices of the exchange that the demo's dynamic tariffs refer to.
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { priceColumns } from '../tariffs/price-columns.ts';
import { deleteSeries, pricesIn, seriesOf, storePrices } from '../tariffs/price-store.ts';
import { demoPrices } from './demo-prices.ts';
import { readDemoInstallation } from './demo-setting.ts';
import { demoSeries } from './demo-tariffs.ts';

type Db = Kysely<Database>;

/** An exchange publishes the next day's prices at noon. */
const aheadMs = 36 * 3_600_000;

/** Stores the prices for every site of the demo whose tariff refers to them. */
export const addDemoPrices = async (db: Db, atMs: number): Promise<void> => {
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
    await storePrices(db, { siteId, series: demoSeries }, priceColumns(demoPrices(fromMs, atMs + aheadMs)));
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

/** Visitors may upload prices: what differs from the demo's own goes, before the missing ones are added. */
export const resetDemoSeries = async (db: Db): Promise<void> => {
  const installation = await readDemoInstallation(db);
  if (!installation) return;
  for (const siteId of await demoSites(db)) {
    for (const { name, from, to } of await seriesOf(db, siteId)) {
      const span = { fromMs: from.getTime(), toMs: to.getTime() + 1 };
      const isOwn =
        name === demoSeries &&
        isDeepStrictEqual(
          await pricesIn(db, { siteId, series: name }, span),
          demoPrices(Math.max(span.fromMs, installation.anchorMs), span.toMs),
        );
      if (!isOwn) await deleteSeries(db, { siteId, series: name });
    }
  }
};

const demoSites = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('site')
    .innerJoin('account', 'account.id', 'site.account_id')
    .select('site.id')
    .where('account.kind', '=', 'demo')
    .execute();
  return rows.map(({ id }) => id);
};
