import { type Bill, type BillingPeriod, billOf, quarterHourMs, type SiteSlots } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { readSiteSlots } from '../rollups/read-site.ts';
import type { Database } from '../storage/schema.ts';
import { seriesFor } from '../tariffs/price-store.ts';
import type { BilledSite } from './billed-site.ts';

type Db = Kysely<Database>;

/** Of a period under way: whole quarter-hours. */
export const billedUntil = (nowMs: number): number => Math.floor(nowMs / quarterHourMs) * quarterHourMs;

/** From the ledger; up to now where the period is under way. */
export const makeBill = async (db: Db, site: BilledSite, period: BillingPeriod): Promise<Bill> => {
  const slots = await readSiteSlots(db, site.ledger, period);
  return billOf(await billInput(db, site, { period, slots }));
};

type Counted = { readonly period: BillingPeriod; readonly slots: SiteSlots };

export const billInput = async (db: Db, site: BilledSite, { period, slots }: Counted) => ({
  slots,
  period,
  versions: site.versions,
  timeZone: site.ledger.zone,
  currency: site.currency,
  prices: await seriesFor(db, { siteId: site.id, versions: site.versions }, period),
  untilMs: Math.min(period.toMs, billedUntil(site.ledger.nowMs)),
});
