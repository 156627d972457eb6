// The ledger as everybody reads it: a site's quarter-hours, local days and months. Whoever asks has made sure that
// the site is theirs. Nothing beyond the site's now is told.
import {
  addTotals,
  dateAt,
  datesOfMonth,
  dayAfter,
  joinSlots,
  type LocalSpan,
  localDay,
  noTotals,
  quarterHourMs,
  type SiteLedger,
  type SiteSlots,
  type SiteTotals,
  sliceSlots,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { computeLedgers } from './compute-ledger.ts';
import type { LedgerSite } from './ledger-site.ts';

type Db = Kysely<Database>;

/** A local day up to now; empty when it has not begun. */
export type SiteDay = LocalSpan & { readonly date: string; readonly totals: SiteTotals };

/** A calendar month (`yyyy-mm`) up to now. */
export type SiteMonth = LocalSpan & { readonly month: string; readonly totals: SiteTotals };

/** Whole quarter-hours: the span's ends are moved outward to them, the end never beyond now. */
export const readSiteSlots = async (db: Db, site: LedgerSite, span: LocalSpan): Promise<SiteSlots> => {
  const toMs = Math.min(span.toMs, site.nowMs);
  const dates =
    span.fromMs < toMs
      ? datesBetween(dateAt(site.zone, span.fromMs), dayAfter(dateAt(site.zone, toMs - 1)))
      : [];
  const days = await readDays(db, site, dates);
  return sliceSlots(joinSlots(days.map(({ ledger }) => ledger.slots)), {
    fromMs: Math.floor(span.fromMs / quarterHourMs) * quarterHourMs,
    toMs,
  });
};

/** From a date up to, not including, another. */
export const readSiteDays = async (
  db: Db,
  site: LedgerSite,
  fromDate: string,
  toDate: string,
): Promise<SiteDay[]> => {
  const days = await readDays(db, site, datesBetween(fromDate, toDate));
  return days.map(({ date, fromMs, toMs, ledger }) => ({ date, fromMs, toMs, totals: ledger.totals }));
};

/** From a month (`yyyy-mm`) up to, not including, another. */
export const readSiteMonths = async (
  db: Db,
  site: LedgerSite,
  fromMonth: string,
  toMonth: string,
): Promise<SiteMonth[]> => {
  const months: SiteMonth[] = [];
  for (let month = fromMonth; month < toMonth; month = monthAfter(month)) {
    const days = await readSiteDays(db, site, `${month}-01`, `${monthAfter(month)}-01`);
    const totals = days.reduce((sum, day) => addTotals(sum, day.totals), noTotals);
    months.push({ month, fromMs: days[0]?.fromMs ?? 0, toMs: days.at(-1)?.toMs ?? 0, totals });
  }
  return months;
};

type Day = LocalSpan & { readonly date: string; readonly ledger: SiteLedger };

const readDays = async (db: Db, site: LedgerSite, dates: readonly string[]): Promise<Day[]> => {
  const spans = dates.map((date) => upToNow(localDay(site.zone, date), site.nowMs));
  const ledgers = spans.length === 0 ? [] : await computeLedgers(db, site, spans);
  return ledgers.flatMap((ledger, index) => {
    const [date, span] = [dates[index], spans[index]];
    return date && span ? [{ date, ...span, ledger }] : [];
  });
};

const upToNow = ({ fromMs, toMs }: LocalSpan, nowMs: number): LocalSpan => ({
  fromMs,
  toMs: Math.max(fromMs, Math.min(toMs, nowMs)),
});

const datesBetween = (fromDate: string, toDate: string): string[] => {
  const dates: string[] = [];
  for (let date = fromDate; date < toDate; date = dayAfter(date)) dates.push(date);
  return dates;
};

const monthAfter = (month: string): string =>
  dayAfter(datesOfMonth(`${month}-01`).at(-1) ?? month).slice(0, 7);
