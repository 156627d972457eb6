// What the audit shows of the second witness: the newest days first, a bounded number at a time.
import { dayBefore, type PowerDifference } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { type DateRange, datesOfMeter } from './dates-of-meter.ts';
import { daysAtOnce, type WitnessedMeter, witnessDays } from './witness-days.ts';

export type WitnessPage = {
  /** Newest first. */
  readonly found: readonly (PowerDifference & { readonly date: string })[];
  /** The first of the days looked at; null where there was none. */
  readonly fromDate: string | null;
  readonly comparedDays: number;
  readonly hasMore: boolean;
};

const daysOfPage = 64;

/** The days before a date, or all that are over. */
export const witnessPage = async (
  db: Kysely<Database>,
  meter: WitnessedMeter,
  { before, nowMs }: { readonly before: string | undefined; readonly nowMs: number },
): Promise<WitnessPage> => {
  const range = await datesOfMeter(db, meter, nowMs);
  const dates = range ? datesBack(range, before) : [];
  const shown = dates.slice(0, daysOfPage);
  const days = [];
  for (let from = 0; from < shown.length; from += daysAtOnce) {
    const inOrder = shown.slice(from, from + daysAtOnce).reverse();
    days.push(...(await witnessDays(db, meter, inOrder)).reverse());
  }
  return {
    found: days.flatMap(({ date, differences }) => (differences ?? []).map((each) => ({ date, ...each }))),
    fromDate: shown.at(-1) ?? null,
    comparedDays: days.filter(({ differences }) => differences !== null).length,
    hasMore: dates.length > shown.length,
  };
};

const datesBack = ({ firstDate, lastDate }: DateRange, before: string | undefined): string[] => {
  const newest = before !== undefined && before <= lastDate ? dayBefore(before) : lastDate;
  const dates: string[] = [];
  for (let date = newest; date >= firstDate && dates.length <= daysOfPage; date = dayBefore(date))
    dates.push(date);
  return dates;
};
