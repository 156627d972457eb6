// The figures of any span: whole months and days from their roll-ups, what is cut off at its ends from the ledger.
import {
  dateAt,
  dayAfter,
  type LocalSpan,
  localDay,
  monthAfter,
  noTotals,
  type SiteTotals,
  sumTotals,
} from '@ohmstead/domain';
import { computeLedgers } from './compute-ledger.ts';
import { readSiteDays, readSiteMonths } from './read-site.ts';
import type { SiteReader } from './site-reader.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

/** The figures of the span, up to now. */
export const readSpan = async (
  reader: SiteReader,
  site: SiteSnapshot,
  span: LocalSpan,
): Promise<SiteTotals> => {
  const { zone } = site;
  const toMs = Math.max(span.fromMs, Math.min(span.toMs, site.nowMs));
  const fromDate = dateAt(zone, span.fromMs);
  // Before the site's first reading there is nothing that could be cut off.
  const isWhole = localDay(zone, fromDate).fromMs === span.fromMs || span.fromMs <= (site.firstMs ?? 0);
  const firstDate = isWhole ? fromDate : dayAfter(fromDate);
  // The running day has no roll-up but is read like any other day.
  const lastDate = toMs === site.nowMs ? dayAfter(dateAt(zone, toMs)) : dateAt(zone, toMs);
  if (firstDate >= lastDate) return computeSpan(reader, site, { fromMs: span.fromMs, toMs });
  const head = await computeSpan(reader, site, {
    fromMs: span.fromMs,
    toMs: localDay(zone, firstDate).fromMs,
  });
  const whole = await readDates(reader, site, firstDate, lastDate);
  const tail = await computeSpan(reader, site, { fromMs: localDay(zone, lastDate).fromMs, toMs });
  return { ...sumTotals([head, whole, tail]), spanMicros: (toMs - span.fromMs) * 1000 };
};

const computeSpan = async (reader: SiteReader, site: SiteSnapshot, span: LocalSpan): Promise<SiteTotals> => {
  if (span.toMs <= span.fromMs) return noTotals;
  const [ledger] = await computeLedgers(reader.db, site, [span]);
  return ledger?.totals ?? noTotals;
};

/** The end is not included. */
const readDates = async (
  reader: SiteReader,
  site: SiteSnapshot,
  fromDate: string,
  toDate: string,
): Promise<SiteTotals> => {
  const firstMonth = fromDate.endsWith('-01') ? fromDate.slice(0, 7) : monthAfter(fromDate.slice(0, 7));
  const lastMonth = toDate.slice(0, 7);
  if (firstMonth >= lastMonth) return sumOf(await readSiteDays(reader, site, fromDate, toDate));
  const head = await readSiteDays(reader, site, fromDate, `${firstMonth}-01`);
  const months = await readSiteMonths(reader, site, firstMonth, lastMonth);
  const tail = await readSiteDays(reader, site, `${lastMonth}-01`, toDate);
  return sumOf([...head, ...months, ...tail]);
};

export const sumOf = (parts: readonly { readonly totals: SiteTotals }[]): SiteTotals =>
  sumTotals(parts.map(({ totals }) => totals));
