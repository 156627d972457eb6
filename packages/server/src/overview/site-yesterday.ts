// What a site used yesterday beside a usual such day, and what the day adds to its bill. Made once where nothing more is
// expected of it.
import { reportTypes, type SiteBrief } from '@ohmstead/contract';
import {
  amountDue,
  billTotals,
  consumptionIn,
  coverageIn,
  dateAt,
  dateOfDayNumber,
  dayBefore,
  dayNumberOf,
  isWholeDay,
  localDay,
  usualDay,
} from '@ohmstead/domain';
import { unitsIn } from '../bills/amounts.ts';
import { reportOf } from '../bills/bill-report.ts';
import type { BilledSite } from '../bills/billed-site.ts';
import { kwhOf } from '../energy/figures.ts';
import { isRefused } from '../errors/outcome.ts';
import { readSiteDays } from '../rollups/read-site.ts';
import { isSettled } from '../rollups/roll-up-days.ts';
import type { KnownYesterday, SiteCache } from '../rollups/site-cache.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { whetherWhole } from '../rollups/whether-whole.ts';

export const yesterdayOf = ({ zone, nowMs }: SiteSnapshot): string => dayBefore(dateAt(zone, nowMs));

/** Null where it is not made yet. */
export const cachedYesterday = ({ yesterdays }: SiteCache, site: SiteSnapshot): KnownYesterday | null =>
  yesterdays.of(site).get(yesterdayOf(site)) ?? null;

export const siteYesterday = async (reader: SiteReader, billed: BilledSite): Promise<KnownYesterday> => {
  const { site } = billed;
  const known = cachedYesterday(reader.siteCache, site);
  if (known) return known;
  const date = yesterdayOf(site);
  const { made, isWhole } = await whetherWhole(reader, async () => ({
    ...(await besideUsual(reader, site, date)),
    due: billed.versions.length === 0 ? null : await dueOf(reader, billed, date),
  }));
  const { toMs } = localDay(site.zone, date);
  if (isWhole && isSettled(site, { date, toMs })) reader.siteCache.yesterdays.of(site).set(date, made);
  return made;
};

/** Eight weeks before it, since usual is by the same weekday. */
const daysBefore = 8 * 7;

const besideUsual = async (
  reader: SiteReader,
  site: SiteSnapshot,
  date: string,
): Promise<Omit<KnownYesterday, 'due'>> => {
  const first = dateOfDayNumber(dayNumberOf(date) - daysBefore);
  const read = await readSiteDays(reader, site, first, dateAt(site.zone, site.nowMs));
  const days = read.map(({ date: one, totals }) => ({
    date: one,
    consumedMwh: consumptionIn(totals),
    knownShare: 1 - coverageIn(totals, 'consumed').missing,
  }));
  const yesterday = days.at(-1) ?? { date, consumedMwh: null, knownShare: 0 };
  return { ...yesterday, usual: isWholeDay(yesterday) ? usualDay(days, date) : null };
};

/** As the bill of the day says. */
const dueOf = async (reader: SiteReader, billed: BilledSite, date: string): Promise<number | null> => {
  const report = await reportOf(reader, billed, { type: reportTypes.date, time: date });
  return isRefused(report) ? null : amountDue(billTotals(report.bill));
};

type Shown = { readonly currency: string; readonly showsPrices: boolean };

export const presentYesterday = (
  { date, consumedMwh, knownShare, usual, due }: KnownYesterday,
  { currency, showsPrices }: Shown,
): SiteBrief['yesterday'] => ({
  date,
  consumptionKwh: kwhOf(consumedMwh),
  knownShare,
  usual: usual && {
    kWh: kwhOf(usual.consumedMwh) ?? 0,
    days: usual.days,
    change: usual.consumedMwh > 0 ? (consumedMwh ?? 0) / usual.consumedMwh - 1 : null,
  },
  amount: due === null || !showsPrices ? null : unitsIn(currency)(due),
});
