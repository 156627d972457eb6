// The ledger as everybody reads it: a site's quarter-hours, local days and months. Whoever asks has made sure that
// the site is theirs. Nothing beyond the site's now is told.
import {
  dateAt,
  dayAfter,
  joinSlots,
  type LocalSpan,
  localDay,
  localMonth,
  monthAfter,
  noTotals,
  quarterHourMs,
  type SiteSlots,
  type SiteTotals,
  siteLedger,
  sliceSlots,
  sumTotals,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { keepIfPossible } from '../storage/keep-if-possible.ts';
import type { Database } from '../storage/schema.ts';
import { cacheByRevision } from './cache-by-revision.ts';
import { type DateRange, storedDaySlots, storedDayTotals } from './day-store.ts';
import { datesBetween, monthsBetween } from './local-dates.ts';
import { type StoredMonth, storedMonths, storeMonth } from './month-store.ts';
import { daySpan, isSettled, rollUpDays } from './roll-up-days.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

type Db = Kysely<Database>;

/** A local day up to now; empty when it has not begun. */
export type SiteDay = LocalSpan & { readonly date: string; readonly totals: SiteTotals };

/** A calendar month (`yyyy-mm`) up to now. */
export type SiteMonth = LocalSpan & { readonly month: string; readonly totals: SiteTotals };

/** Whole quarter-hours: the span's ends are moved outward to them, the end never beyond now. */
export const readSiteSlots = async (db: Db, site: SiteSnapshot, span: LocalSpan): Promise<SiteSlots> => {
  const fromMs = Math.floor(span.fromMs / quarterHourMs) * quarterHourMs;
  const toMs = Math.min(span.toMs, site.nowMs);
  if (toMs <= fromMs) return siteLedger({ meters: [], span: { fromMs, toMs: fromMs } }, site.rule).slots;
  const range = { fromDate: dateAt(site.zone, fromMs), toDate: dayAfter(dateAt(site.zone, toMs - 1)) };
  const stored = await storedDaySlots(db, site, range);
  const computed = await computeMissing(db, site, range, stored);
  const days = datesBetween(range.fromDate, range.toDate).map(
    (date) => stored.get(date) ?? computed.get(date)?.slots ?? emptyDay(site, date),
  );
  return sliceSlots(joinSlots(days), { fromMs, toMs });
};

/** From a date up to, not including, another. */
export const readSiteDays = async (
  db: Db,
  site: SiteSnapshot,
  fromDate: string,
  toDate: string,
): Promise<SiteDay[]> => {
  if (fromDate >= toDate) return [];
  const range = { fromDate, toDate };
  const stored = await daysAsStored(db, site, range);
  const computed = await computeMissing(db, site, range, stored);
  return datesBetween(fromDate, toDate).map((date) => ({
    date,
    ...daySpan(site, date),
    totals: stored.get(date) ?? computed.get(date)?.totals ?? nothingOf(daySpan(site, date)),
  }));
};

const daysKept = cacheByRevision<SiteTotals>();

/** Of the running month, which every longer span ends with, only days not read before are asked of the database. */
const daysAsStored = async (
  db: Db,
  site: SiteSnapshot,
  range: DateRange,
): Promise<ReadonlyMap<string, SiteTotals>> => {
  const { zone, nowMs } = site;
  if (range.fromDate < `${dateAt(zone, nowMs).slice(0, 7)}-01`) return storedDayTotals(db, site, range);
  const kept = daysKept(db, site);
  const dates = datesBetween(range.fromDate, range.toDate);
  const unknown = dates.filter((date) => !kept.has(date) && isOver(site, localDay(zone, date)));
  const [first, last] = [unknown[0], unknown.at(-1)];
  if (first === undefined || last === undefined) return kept;
  const stored = await storedDayTotals(db, site, { fromDate: first, toDate: dayAfter(last) });
  for (const [date, totals] of stored) kept.set(date, totals);
  return kept;
};

/** From a month (`yyyy-mm`) up to, not including, another. */
export const readSiteMonths = async (
  db: Db,
  site: SiteSnapshot,
  fromMonth: string,
  toMonth: string,
): Promise<SiteMonth[]> => {
  const wanted = monthsBetween(fromMonth, toMonth);
  const stored = await monthsAsStored(db, site, wanted);
  const months: SiteMonth[] = [];
  for (const month of wanted) {
    months.push({ month, ...(stored.get(month) ?? (await rollUpMonth(db, site, month))) });
  }
  return months;
};

const monthsKept = cacheByRevision<StoredMonth>();

/** Only those not read before are asked of the database. */
const monthsAsStored = async (
  db: Db,
  site: SiteSnapshot,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, StoredMonth>> => {
  const kept = monthsKept(db, site);
  const unknown = wanted.filter(
    (month) => !kept.has(month) && isOver(site, localMonth(site.zone, `${month}-01`)),
  );
  const [first, last] = [unknown[0], unknown.at(-1)];
  if (first === undefined || last === undefined) return kept;
  const range = { fromMonth: first, toMonth: monthAfter(last) };
  const stored = (await storedMonths(db, [site.id], range)).get(site.id) ?? [];
  for (const [month, told] of stored) kept.set(month, told);
  return kept;
};

/** Of what is under way nothing is stored. */
const isOver = (site: SiteSnapshot, span: LocalSpan): boolean =>
  span.toMs <= site.nowMs && hasBegun(site, span);

/** Stores the month once all its days are. */
const rollUpMonth = async (db: Db, site: SiteSnapshot, month: string): Promise<StoredMonth> => {
  const span = monthSpan(site, month);
  if (!hasBegun(site, span)) return { totals: nothingOf(span), ...span };
  const days = await readSiteDays(db, site, `${month}-01`, `${monthAfter(month)}-01`);
  const rolled = { totals: sumTotals(days.map((day) => day.totals)), ...span };
  const last = days.at(-1);
  if (last && isSettled(site, last)) await keepIfPossible(storeMonth(db, site, { month, ...rolled }));
  return rolled;
};

const monthSpan = (site: SiteSnapshot, month: string): LocalSpan => {
  const { fromMs, toMs } = localMonth(site.zone, `${month}-01`);
  return { fromMs, toMs: Math.max(fromMs, Math.min(toMs, site.nowMs)) };
};

const nothingOf = ({ fromMs, toMs }: LocalSpan): SiteTotals => ({
  ...noTotals,
  spanMicros: (toMs - fromMs) * 1000,
});

type Computed = ReadonlyMap<string, { readonly slots: SiteSlots; readonly totals: SiteTotals }>;

/** The days of the range that are not stored and of which something is known. */
const computeMissing = async (
  db: Db,
  site: SiteSnapshot,
  { fromDate, toDate }: DateRange,
  stored: ReadonlyMap<string, unknown>,
): Promise<Computed> => {
  const missing = datesBetween(fromDate, toDate).filter(
    (date) => !stored.has(date) && hasBegun(site, localDay(site.zone, date)),
  );
  const days = await rollUpDays(db, site, missing);
  return new Map(days.map(({ date, ledger }) => [date, ledger]));
};

/** Neither before the site's first reading nor in the future. */
export const hasBegun = ({ firstMs, nowMs }: SiteSnapshot, { fromMs, toMs }: LocalSpan): boolean =>
  firstMs !== null && toMs > firstMs && fromMs < nowMs;

const emptyDay = (site: SiteSnapshot, date: string): SiteSlots =>
  siteLedger({ meters: [], span: daySpan(site, date) }, site.rule).slots;
