// The figures of a site as every feature reads them: its quarter-hours, local days and months. Callers have checked that
// the account may see the site. Nothing lies beyond the site's `nowMs`.
import {
  dateAt,
  dayAfter,
  dayBefore,
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
import { keepIfPossible } from '../storage/keep-if-possible.ts';
import { type DateRange, storedDaySlots, storedDayTotals } from './day-store.ts';
import { datesBetween, monthsBetween } from './local-dates.ts';
import { type StoredMonth, storedMonths, storeMonth } from './month-store.ts';
import { daySpan, isSettled, rollUpDays } from './roll-up-days.ts';
import type { Allowance, SiteReader } from './site-reader.ts';
import type { SiteSnapshot } from './site-snapshot.ts';
import { whetherWhole } from './whether-whole.ts';

/** A local day up to now; empty when it has not begun. */
export type SiteDay = LocalSpan & { readonly date: string; readonly totals: SiteTotals };

/** A calendar month (`yyyy-mm`) up to now. */
export type SiteMonth = LocalSpan & { readonly month: string; readonly totals: SiteTotals };

/** Whole quarter-hours: the span's ends are moved outward to them, the end never beyond now. */
export const readSiteSlots = async (
  reader: SiteReader,
  site: SiteSnapshot,
  span: LocalSpan,
): Promise<SiteSlots> => {
  const fromMs = Math.floor(span.fromMs / quarterHourMs) * quarterHourMs;
  const toMs = Math.min(span.toMs, site.nowMs);
  if (toMs <= fromMs) return siteLedger({ meters: [], span: { fromMs, toMs: fromMs } }, site.rule).slots;
  const range = { fromDate: dateAt(site.zone, fromMs), toDate: dayAfter(dateAt(site.zone, toMs - 1)) };
  const stored = await storedDaySlots(reader.db, site, range);
  const computed = await computeMissing(reader, site, range, stored);
  const days = datesBetween(range.fromDate, range.toDate).map(
    (date) => stored.get(date) ?? computed.get(date)?.slots ?? emptyDay(site, date),
  );
  return sliceSlots(joinSlots(days), { fromMs, toMs });
};

/** The end is not included. */
export const readSiteDays = async (
  reader: SiteReader,
  site: SiteSnapshot,
  fromDate: string,
  toDate: string,
): Promise<SiteDay[]> => {
  if (fromDate >= toDate) return [];
  const range = { fromDate, toDate };
  const stored = await storedDaysOf(reader, site, range);
  const computed = await computeMissing(reader, site, range, stored);
  return datesBetween(fromDate, toDate).map((date) => ({
    date,
    ...daySpan(site, date),
    totals: stored.get(date) ?? computed.get(date)?.totals ?? nothingOf(daySpan(site, date)),
  }));
};

/** Days of the running month, with which every longer span ends, are read from the database only once. */
const storedDaysOf = async (
  reader: SiteReader,
  site: SiteSnapshot,
  range: DateRange,
): Promise<ReadonlyMap<string, SiteTotals>> => {
  const { zone, nowMs } = site;
  if (range.fromDate < `${dateAt(zone, nowMs).slice(0, 7)}-01`)
    return storedDayTotals(reader.db, site, range);
  const cached = reader.siteCache.days.of(site);
  const dates = datesBetween(range.fromDate, range.toDate);
  const unknown = dates.filter((date) => !cached.has(date) && isOver(site, localDay(zone, date)));
  const [first, last] = [unknown[0], unknown.at(-1)];
  if (first === undefined || last === undefined) return cached;
  const stored = await storedDayTotals(reader.db, site, { fromDate: first, toDate: dayAfter(last) });
  for (const [date, totals] of stored) cached.set(date, totals);
  return cached;
};

/** Months are `yyyy-mm`; the end is not included. */
export const readSiteMonths = async (
  reader: SiteReader,
  site: SiteSnapshot,
  fromMonth: string,
  toMonth: string,
): Promise<SiteMonth[]> => {
  const wanted = monthsBetween(fromMonth, toMonth);
  reader.allowance?.needs('site', site, { fromDate: `${fromMonth}-01`, toDate: `${toMonth}-01` });
  const stored = await storedMonthsOf(reader, site, wanted);
  const months: SiteMonth[] = [];
  // The newest come first: they are what people look at most.
  for (const month of wanted.toReversed()) {
    const rolled = stored.get(month) ?? (await rollUpMonth(reader, site, month));
    months.push({ ...rolled, month });
  }
  return months.reverse();
};

/** Months are read from the database only once. */
const storedMonthsOf = async (
  reader: SiteReader,
  site: SiteSnapshot,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, StoredMonth>> => {
  const cached = reader.siteCache.months.of(site);
  const unknown = wanted.filter(
    (month) => !cached.has(month) && isOver(site, localMonth(site.zone, `${month}-01`)),
  );
  const [first, last] = [unknown[0], unknown.at(-1)];
  if (first === undefined || last === undefined) return cached;
  const range = { fromMonth: first, toMonth: monthAfter(last) };
  const stored = (await storedMonths(reader.db, [site.id], range)).get(site.id) ?? [];
  for (const [month, figures] of stored) cached.set(month, figures);
  return cached;
};

/** Only spans that are over can be stored. */
const isOver = (site: SiteSnapshot, span: LocalSpan): boolean =>
  span.toMs <= site.nowMs && hasBegun(site, span);

/** Stores the month once all its days are. */
const rollUpMonth = async (reader: SiteReader, site: SiteSnapshot, month: string): Promise<StoredMonth> => {
  const span = monthSpan(site, month);
  if (!hasBegun(site, span)) return { ...span, totals: nothingOf(span) };
  const { allowance } = reader;
  const isKept = isSettled(site, { date: dayBefore(`${monthAfter(month)}-01`), toMs: span.toMs });
  if (isKept && allowance?.mayGoOn(site) === false) {
    leaveMonth(allowance, site, month);
    return { ...span, totals: nothingOf(span) };
  }
  const { made: days, isWhole } = await whetherWhole(reader, () =>
    readSiteDays(reader, site, `${month}-01`, `${monthAfter(month)}-01`),
  );
  const rolled = { ...span, totals: sumTotals(days.map((day) => day.totals)) };
  if (isWhole && isKept) await keepIfPossible(storeMonth(reader.db, site, { ...rolled, month }));
  allowance?.pieceDone();
  return rolled;
};

const leaveMonth = (allowance: Allowance, site: SiteSnapshot, month: string): void => {
  const next = monthAfter(month);
  allowance.leave({
    kind: 'site',
    site,
    dates: datesBetween(`${month}-01`, `${next}-01`).filter((date) =>
      hasBegun(site, localDay(site.zone, date)),
    ),
    make: () => (reader, later) => readSiteMonths(reader, later, month, next),
  });
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

/** The days of the range that are not stored and of which something is known, as far as the reader's allowance reaches. */
const computeMissing = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { fromDate, toDate }: DateRange,
  stored: ReadonlyMap<string, unknown>,
): Promise<Computed> => {
  const missing = datesBetween(fromDate, toDate).filter(
    (date) => !stored.has(date) && hasBegun(site, localDay(site.zone, date)),
  );
  const days = await rollUpDays(reader, site, missing);
  const computed = new Map(days.map(({ date, ledger }) => [date, ledger]));
  reader.allowance?.needs('site', site, { fromDate, toDate });
  reader.allowance?.leave({
    kind: 'site',
    site,
    dates: missing.filter((date) => !computed.has(date)),
    make: (dates) => (later, siteThen) =>
      readSiteDays(later, siteThen, dates[0], dayAfter(dates.at(-1) ?? dates[0])),
  });
  return computed;
};

/** Whether the span lies neither before the site's first reading nor in the future. */
export const hasBegun = ({ firstMs, nowMs }: SiteSnapshot, { fromMs, toMs }: LocalSpan): boolean =>
  firstMs !== null && toMs > firstMs && fromMs < nowMs;

const emptyDay = (site: SiteSnapshot, date: string): SiteSlots =>
  siteLedger({ meters: [], span: daySpan(site, date) }, site.rule).slots;
