// The running month of many sites, read with as many queries as that of one.
import { dateAt, dayAfter, localDay, type SiteTotals } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { ledgerOfReads, readsOf } from './compute-ledger.ts';
import { storedDaysOfSites } from './day-store.ts';
import { datesBetween } from './local-dates.ts';
import { hasBegun, readSiteDays } from './read-site.ts';
import { sumOf } from './read-span.ts';
import { daySpan } from './roll-up-days.ts';
import type { SiteReader } from './site-reader.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

type Db = Kysely<Database>;

/** Usually today and one or two more days are not stored. Sites that lack more of them are read one by one. */
const usualMissing = 3;

/** Totals by site id. */
export const readMonthsSoFar = async (
  reader: SiteReader,
  sites: readonly SiteSnapshot[],
): Promise<Map<number, SiteTotals>> => {
  const { db } = reader;
  const months = sites.map((site) => ({ ...datesSoFar(site), site }));
  const fromDate = months.map((month) => month.fromDate).toSorted()[0] ?? '';
  const toDate =
    months
      .map((month) => month.toDate)
      .toSorted()
      .at(-1) ?? '';
  const ids = sites.map(({ id }) => id);
  const stored = sites.length === 0 ? new Map() : await storedDaysOfSites(db, ids, { fromDate, toDate });
  const open = months.map((month) => openDates(month, stored.get(month.site.id) ?? new Map()));
  const computed = await computeOpen(
    db,
    open.filter(({ dates }) => dates.length <= usualMissing),
  );
  const totals = new Map<number, SiteTotals>();
  for (const { site, dates, known, from, to } of open) {
    const days = dates.length > usualMissing ? await readSiteDays(reader, site, from, to) : [];
    const parts =
      days.length > 0 ? days.map((day) => day.totals) : [...known, ...(computed.get(site.id) ?? [])];
    totals.set(site.id, withWholeSpan(sumOf(parts.map((part) => ({ totals: part }))), site, from));
  }
  return totals;
};

const datesSoFar = ({ zone, nowMs }: SiteSnapshot) => {
  const today = dateAt(zone, nowMs);
  return { fromDate: `${today.slice(0, 7)}-01`, toDate: dayAfter(today) };
};

type Month = ReturnType<typeof datesSoFar> & { readonly site: SiteSnapshot };
type Open = {
  readonly site: SiteSnapshot;
  readonly from: string;
  readonly to: string;
  readonly known: readonly SiteTotals[];
  readonly dates: readonly string[];
};

const openDates = ({ site, fromDate, toDate }: Month, stored: ReadonlyMap<string, SiteTotals>): Open => {
  const begun = datesBetween(fromDate, toDate).filter((date) => hasBegun(site, localDay(site.zone, date)));
  return {
    site,
    from: fromDate,
    to: toDate,
    known: begun.flatMap((date) => stored.get(date) ?? []),
    dates: begun.filter((date) => !stored.has(date)),
  };
};

const computeOpen = async (db: Db, open: readonly Open[]): Promise<Map<number, SiteTotals[]>> => {
  const days = open.flatMap(({ site, dates }) => dates.map((date) => ({ site, span: daySpan(site, date) })));
  const totals = new Map<number, SiteTotals[]>();
  if (days.length === 0) return totals;
  const readsIn = await readsOf(
    db,
    open.flatMap(({ site }) => site.meters),
    {
      fromMs: Math.min(...days.map(({ span }) => span.fromMs)),
      toMs: Math.max(...days.map(({ span }) => span.toMs)),
    },
  );
  for (const { site, span } of days) {
    totals.set(site.id, [...(totals.get(site.id) ?? []), ledgerOfReads(site, readsIn, span).totals]);
  }
  return totals;
};

/** The time before the first reading is missing, too. */
export const withWholeSpan = (
  totals: SiteTotals,
  { zone, nowMs }: SiteSnapshot,
  fromDate: string,
): SiteTotals => ({
  ...totals,
  spanMicros: (nowMs - localDay(zone, fromDate).fromMs) * 1000,
});
