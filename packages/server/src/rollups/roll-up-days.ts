// Computes days of a site that are not stored, a few at a time, and stores those that nothing more is expected of.
import { dateAt, type LocalSpan, localDay } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { keepIfPossible } from '../storage/keep-if-possible.ts';
import type { Database } from '../storage/schema.ts';
import { computeLedgers } from './compute-ledger.ts';
import { type ComputedDay, storeDays } from './day-store.ts';
import { inBatches } from './in-batches.ts';
import { ledgerOfToday } from './ledger-of-today.ts';
import { readsOfToday } from './reads-of-today.ts';
import type { MeterSnapshot, SiteSnapshot } from './site-snapshot.ts';

/** What a meter that was silent this long tells when it comes back is forgotten like any change of the past. */
const patienceMs = 48 * 3_600_000;

/** Days that are not kept are computed once for each look at a site, however many of its figures need them. */
const lookedAt = new WeakMap<SiteSnapshot, Map<string, ComputedDay>>();

/** Dates in order. Of days that have not begun nothing is computed. */
export const rollUpDays = async (
  db: Kysely<Database>,
  site: SiteSnapshot,
  dates: readonly string[],
): Promise<ComputedDay[]> => {
  const known = lookedAt.get(site) ?? new Map<string, ComputedDay>();
  lookedAt.set(site, known);
  const today = dateAt(site.zone, site.nowMs);
  const unknown = dates.filter((date) => !known.has(date));
  const computed = await rollUpUnknown(
    db,
    site,
    unknown.filter((date) => date !== today),
  );
  if (unknown.includes(today)) computed.push(await computeToday(db, site, today));
  for (const day of computed) if (!isSettled(site, day)) known.set(day.date, day);
  const byDate = new Map([...known, ...computed.map((day) => [day.date, day] as const)]);
  return dates.flatMap((date) => byDate.get(date) ?? []);
};

/** Up to now, of what was read last. */
const computeToday = async (db: Kysely<Database>, site: SiteSnapshot, date: string): Promise<ComputedDay> => {
  const span = daySpan(site, date);
  return { date, ...span, ledger: ledgerOfToday(site, await readsOfToday(db, site, date), span) };
};

const rollUpUnknown = (
  db: Kysely<Database>,
  site: SiteSnapshot,
  dates: readonly string[],
): Promise<ComputedDay[]> =>
  inBatches(site, dates, async (few) => {
    const computed = await computeDays(db, site, few);
    const settled = computed.filter((day) => isSettled(site, day));
    await keepIfPossible(storeDays(db, site, settled));
    return computed;
  });

const computeDays = async (
  db: Kysely<Database>,
  site: SiteSnapshot,
  dates: readonly string[],
): Promise<ComputedDay[]> => {
  const days = dates.map((date) => ({ date, ...daySpan(site, date) }));
  const ledgers = await computeLedgers(db, site, days);
  return days.flatMap((day, index) => {
    const ledger = ledgers[index];
    return ledger ? [{ ledger, ...day }] : [];
  });
};

/** The day up to now; empty when it has not begun. */
export const daySpan = (site: SiteSnapshot, date: string): LocalSpan => {
  const { fromMs, toMs } = localDay(site.zone, date);
  return { fromMs, toMs: Math.max(fromMs, Math.min(toMs, site.nowMs)) };
};

/** All of it is over, and no meter still owes readings of it. */
export const isSettled = (site: SiteSnapshot, { date, toMs }: Pick<ComputedDay, 'date' | 'toMs'>): boolean =>
  toMs === localDay(site.zone, date).toMs &&
  site.meters.every((meter) => isUpToDate(meter, toMs, site.nowMs));

/** Of the time up to an instant. */
export const isUpToDate = ({ newestMs }: MeterSnapshot, toMs: number, nowMs: number): boolean =>
  toMs <= nowMs && (newestMs >= toMs || newestMs < nowMs - patienceMs);
