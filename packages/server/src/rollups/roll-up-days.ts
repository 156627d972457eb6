// Computes days of a site that are not stored, a few at a time, and stores those that nothing more is expected of.
import { dateAt, type LocalSpan, localDay } from '@ohmstead/domain';
import { keepIfPossible } from '../storage/keep-if-possible.ts';
import { computeLedgers } from './compute-ledger.ts';
import { type ComputedDay, storeDays } from './day-store.ts';
import { inBatches } from './in-batches.ts';
import { ledgerOfToday } from './ledger-of-today.ts';
import { readsOfToday } from './reads-of-today.ts';
import type { SiteReader } from './site-reader.ts';
import type { MeterSnapshot, SiteSnapshot } from './site-snapshot.ts';

/** Readings that a meter sends after so long a silence invalidate roll-ups like any other change of the past. */
export const patienceMs = 48 * 3_600_000;

/** The dates are in order. Days that have not begun are left out, and those that the reader's allowance does not reach. */
export const rollUpDays = async (
  reader: SiteReader,
  site: SiteSnapshot,
  dates: readonly string[],
): Promise<ComputedDay[]> => {
  const { openDays } = reader.siteCache;
  const known = openDays.get(site) ?? new Map<string, ComputedDay>();
  openDays.set(site, known);
  const today = dateAt(site.zone, site.nowMs);
  const unknown = dates.filter((date) => !known.has(date));
  const past = unknown.filter((date) => date !== today);
  const recentFrom = dateAt(site.zone, site.nowMs - patienceMs);
  const computed = [
    // Whoever asked again would not find them either: they may not be stored yet.
    ...(await rollUpUnknown(
      withTime(reader),
      site,
      past.filter((date) => date >= recentFrom),
    )),
    ...(await rollUpUnknown(
      reader,
      site,
      past.filter((date) => date < recentFrom),
    )),
  ];
  if (unknown.includes(today)) computed.push(await computeToday(reader, site, today));
  for (const day of computed) if (!isSettled(site, day)) known.set(day.date, day);
  const byDate = new Map([...known, ...computed.map((day) => [day.date, day] as const)]);
  return dates.flatMap((date) => byDate.get(date) ?? []);
};

/** The reader without its allowance. */
export const withTime = ({ allowance: _, ...reader }: SiteReader): SiteReader => reader;

/** The day up to now. */
const computeToday = async (reader: SiteReader, site: SiteSnapshot, date: string): Promise<ComputedDay> => {
  const span = daySpan(site, date);
  return {
    date,
    ...span,
    ledger: ledgerOfToday(reader.siteCache, site, { reads: await readsOfToday(reader, site, date), span }),
  };
};

const rollUpUnknown = (
  reader: SiteReader,
  site: SiteSnapshot,
  dates: readonly string[],
): Promise<ComputedDay[]> =>
  inBatches(reader, site, {
    days: dates,
    make: async (batch) => {
      const computed = await computeDays(reader, site, batch);
      const settled = computed.filter((day) => isSettled(site, day));
      await keepIfPossible(storeDays(reader.db, site, settled));
      return computed;
    },
  });

const computeDays = async (
  reader: SiteReader,
  site: SiteSnapshot,
  dates: readonly string[],
): Promise<ComputedDay[]> => {
  const days = dates.map((date) => ({ ...daySpan(site, date), date }));
  const ledgers = await computeLedgers(reader.db, site, days);
  return days.flatMap((day, index) => {
    const ledger = ledgers[index];
    return ledger ? [{ ...day, ledger }] : [];
  });
};

/** The day up to now; empty when it has not begun. */
export const daySpan = (site: SiteSnapshot, date: string): LocalSpan => {
  const { fromMs, toMs } = localDay(site.zone, date);
  return { fromMs, toMs: Math.max(fromMs, Math.min(toMs, site.nowMs)) };
};

/** All of it is over, and no meter is still expected to send readings of it. */
export const isSettled = (site: SiteSnapshot, { date, toMs }: Pick<ComputedDay, 'date' | 'toMs'>): boolean =>
  toMs === localDay(site.zone, date).toMs &&
  site.meters.every((meter) => isUpToDate(meter, toMs, site.nowMs));

/** Whether nothing more is expected of the meter for the time before an instant. */
export const isUpToDate = ({ newestMs }: MeterSnapshot, toMs: number, nowMs: number): boolean =>
  toMs <= nowMs && (newestMs >= toMs || newestMs < nowMs - patienceMs);
