import { reportTypes, type SiteBrief } from '@ohmstead/contract';
import {
  type ConsumedDay,
  consumptionIn,
  coverageIn,
  dateAt,
  dateOfDayNumber,
  dayBefore,
  dayMs,
  dayNumberOf,
  isWholeDay,
  priceAhead,
  usualDay,
} from '@ohmstead/domain';
import { netOf } from '../bills/amounts.ts';
import { billReport } from '../bills/bill-report.ts';
import { type BilledSite, findBilledSite } from '../bills/billed-site.ts';
import { kwhOf } from '../energy/figures.ts';
import { isRefused, type Outcome } from '../errors/outcome.ts';
import { readSiteDays } from '../rollups/read-site.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { SiteScope } from '../sites/request-scope.ts';
import { seriesFor } from '../tariffs/price-store.ts';

type Asked = { readonly siteId: number; readonly showsPrices: boolean };

export const siteBrief = async (
  scope: SiteScope,
  { siteId, showsPrices }: Asked,
): Promise<Outcome<SiteBrief>> => {
  const billed = await findBilledSite(scope, siteId);
  if (isRefused(billed)) return billed;
  const hasPrices = showsPrices && billed.versions.length > 0;
  const [days, amount, price] = await Promise.all([
    daysUpToYesterday(scope, billed.site),
    hasPrices ? amountOfYesterday(scope, billed) : null,
    hasPrices ? priceNow(scope, billed) : null,
  ]);
  return { yesterday: { ...presentDay(days), amount }, currency: billed.currency, price };
};

/** Eight weeks before it, since usual is by the same weekday. */
const daysBefore = 8 * 7;

const yesterdayOf = ({ zone, nowMs }: SiteSnapshot): string => dayBefore(dateAt(zone, nowMs));

/** Yesterday is the last of them. */
const daysUpToYesterday = async (scope: SiteScope, site: SiteSnapshot): Promise<ConsumedDay[]> => {
  const date = yesterdayOf(site);
  const first = dateOfDayNumber(dayNumberOf(date) - daysBefore);
  const days = await readSiteDays(scope, site, first, dateAt(site.zone, site.nowMs));
  return days.map(({ date: one, totals }) => ({
    date: one,
    consumedMwh: consumptionIn(totals),
    knownShare: 1 - coverageIn(totals, 'consumed').missing,
  }));
};

const presentDay = (days: readonly ConsumedDay[]): Omit<SiteBrief['yesterday'], 'amount'> => {
  const yesterday = days.at(-1) ?? { date: '', consumedMwh: null, knownShare: 0 };
  const { date, consumedMwh, knownShare } = yesterday;
  const usual = isWholeDay(yesterday) ? usualDay(days, date) : null;
  return {
    date,
    consumptionKwh: kwhOf(consumedMwh),
    knownShare,
    usual: usual && {
      kWh: kwhOf(usual.consumedMwh) ?? 0,
      days: usual.days,
      change: usual.consumedMwh > 0 ? (consumedMwh ?? 0) / usual.consumedMwh - 1 : null,
    },
  };
};

/** As the bill of the day says. */
const amountOfYesterday = async (scope: SiteScope, { id, site }: BilledSite): Promise<number | null> => {
  const report = await billReport(scope, id, { type: reportTypes.date, time: yesterdayOf(site) });
  return isRefused(report) ? null : netOf(report.bill);
};

const microsPerUnit = 1_000_000;

const priceNow = async (
  { db }: SiteScope,
  { id, site, versions }: BilledSite,
): Promise<SiteBrief['price']> => {
  const { nowMs, zone } = site;
  const span = { fromMs: nowMs - dayMs, toMs: nowMs + 2 * dayMs };
  const prices = await seriesFor(db, { siteId: id, versions }, quarterHours(span));
  const { nowMicros, cheapest } = priceAhead({ versions, prices, timeZone: zone }, nowMs);
  if (nowMicros === null) return null;
  return {
    now: nowMicros / microsPerUnit,
    cheapest: cheapest && {
      from: new Date(cheapest.fromMs).toISOString(),
      to: new Date(cheapest.toMs).toISOString(),
      price: cheapest.priceMicros / microsPerUnit,
    },
  };
};

/** Series are read by whole quarter-hours; those of a day are. */
const quarterHours = ({ fromMs, toMs }: { readonly fromMs: number; readonly toMs: number }) => ({
  fromMs: Math.floor(fromMs / dayMs) * dayMs,
  toMs: Math.ceil(toMs / dayMs) * dayMs,
});
