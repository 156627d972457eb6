import {
  type Bill,
  type BillingPeriod,
  billOf,
  combineBills,
  quarterHourMs,
  type SiteSlots,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { readSiteSlots } from '../rollups/read-site.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { Database } from '../storage/schema.ts';
import { seriesFor } from '../tariffs/price-store.ts';
import type { BilledSite } from './billed-site.ts';

type Db = Kysely<Database>;

/** A period under way is billed up to the last whole quarter-hour. */
export const billedUntil = (nowMs: number): number => Math.floor(nowMs / quarterHourMs) * quarterHourMs;

/** The bill of a period, up to now where it is under way. */
export const makeBill = async (
  reader: SiteReader,
  billed: BilledSite,
  period: BillingPeriod,
): Promise<Bill> => {
  const slots = await readSiteSlots(reader, billed.site, period);
  return billOf(await billInput(reader.db, billed, { period, slots }));
};

type Counted = { readonly period: BillingPeriod; readonly slots: SiteSlots };

export const billInput = async (db: Db, billed: BilledSite, { period, slots }: Counted) => ({
  slots,
  period,
  versions: billed.versions,
  timeZone: billed.site.zone,
  currency: billed.currency,
  prices: await seriesFor(db, { siteId: billed.id, versions: billed.versions }, period),
  untilMs: Math.min(period.toMs, billedUntil(billed.site.nowMs)),
});

/** The bill of periods that follow one another; the bill of a single one stays as it is. */
export const joinBills = (bills: readonly Bill[]): Bill => {
  const [first, ...rest] = bills;
  if (!first) throw new RangeError('Bills can only be joined where there is at least one.');
  return rest.length === 0 ? first : combineBills([first, ...rest]);
};
