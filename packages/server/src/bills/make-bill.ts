import {
  type Bill,
  type BillingPeriod,
  billOf,
  combineBills,
  type LocalSpan,
  type MicroSpan,
  quarterHourMs,
  type SiteSlots,
  type TariffVersion,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { readSiteSlots } from '../rollups/read-site.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import { unconfirmedImports } from '../rollups/unconfirmed-spans.ts';
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
  unconfirmed: await unconfirmedIn(db, billed, { period, versions: billed.versions }),
  untilMs: Math.min(period.toMs, billedUntil(billed.site.nowMs)),
});

/** Looked up only where a demand charge needs it. */
export const unconfirmedIn = async (
  db: Db,
  { site }: Pick<BilledSite, 'site'>,
  { period, versions }: { readonly period: LocalSpan; readonly versions: readonly TariffVersion[] },
): Promise<MicroSpan[]> =>
  versions.some(({ demandCharge }) => demandCharge !== null) ? unconfirmedImports(db, site, period) : [];

/** The bill of periods that follow one another; the bill of a single one stays as it is. */
export const joinBills = (bills: readonly Bill[]): Bill => {
  const [first, ...rest] = bills;
  if (!first) throw new RangeError('Bills can only be joined where there is at least one.');
  return rest.length === 0 ? first : combineBills([first, ...rest]);
};
