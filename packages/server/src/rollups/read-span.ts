// The figures of any span: whole months and days as they are kept, and what is cut off at its ends by itself.
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
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { computeLedgers } from './compute-ledger.ts';
import { readSiteDays, readSiteMonths } from './read-site.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

type Db = Kysely<Database>;

/** Up to now. */
export const readSpan = async (db: Db, site: SiteSnapshot, span: LocalSpan): Promise<SiteTotals> => {
  const { zone } = site;
  const toMs = Math.max(span.fromMs, Math.min(span.toMs, site.nowMs));
  const fromDate = dateAt(zone, span.fromMs);
  // Before the site's first reading there is nothing that could be cut off.
  const isWhole = localDay(zone, fromDate).fromMs === span.fromMs || span.fromMs <= (site.firstMs ?? 0);
  const firstDate = isWhole ? fromDate : dayAfter(fromDate);
  // The running day is kept by nobody but read like any other.
  const lastDate = toMs === site.nowMs ? dayAfter(dateAt(zone, toMs)) : dateAt(zone, toMs);
  if (firstDate >= lastDate) return computeSpan(db, site, { fromMs: span.fromMs, toMs });
  const head = await computeSpan(db, site, { fromMs: span.fromMs, toMs: localDay(zone, firstDate).fromMs });
  const whole = await readDates(db, site, firstDate, lastDate);
  const tail = await computeSpan(db, site, { fromMs: localDay(zone, lastDate).fromMs, toMs });
  return { ...sumTotals([head, whole, tail]), spanMicros: (toMs - span.fromMs) * 1000 };
};

const computeSpan = async (db: Db, site: SiteSnapshot, span: LocalSpan): Promise<SiteTotals> => {
  if (span.toMs <= span.fromMs) return noTotals;
  const [ledger] = await computeLedgers(db, site, [span]);
  return ledger?.totals ?? noTotals;
};

/** From a date up to, not including, another. */
const readDates = async (
  db: Db,
  site: SiteSnapshot,
  fromDate: string,
  toDate: string,
): Promise<SiteTotals> => {
  const firstMonth = fromDate.endsWith('-01') ? fromDate.slice(0, 7) : monthAfter(fromDate.slice(0, 7));
  const lastMonth = toDate.slice(0, 7);
  if (firstMonth >= lastMonth) return sumOf(await readSiteDays(db, site, fromDate, toDate));
  const head = await readSiteDays(db, site, fromDate, `${firstMonth}-01`);
  const months = await readSiteMonths(db, site, firstMonth, lastMonth);
  const tail = await readSiteDays(db, site, `${lastMonth}-01`, toDate);
  return sumOf([...head, ...months, ...tail]);
};

export const sumOf = (parts: readonly { readonly totals: SiteTotals }[]): SiteTotals =>
  sumTotals(parts.map(({ totals }) => totals));
