// Days of a site are computed a few at a time: others wait no longer than for those.
import { setTimeout } from 'node:timers/promises';
import type { LedgerSite } from './ledger-site.ts';

/** Somebody waits for the answer. */
const meterDaysAtOnce = 16;
/** A job has time, and leaves some between two of its turns. */
const meterDaysBeside = 5;
const pauseMs = 5;

export const fewAtATime = async <Day, Made>(
  { meters, isBeside = false }: Pick<LedgerSite, 'meters' | 'isBeside'>,
  days: readonly Day[],
  make: (few: readonly Day[]) => Promise<readonly Made[]>,
): Promise<Made[]> => {
  const all: Made[] = [];
  const meterDays = isBeside ? meterDaysBeside : meterDaysAtOnce;
  const few = Math.max(1, Math.floor(meterDays / Math.max(1, meters.length)));
  for (let next = 0; next < days.length; next += few) {
    if (isBeside && next > 0) await setTimeout(pauseMs);
    all.push(...(await make(days.slice(next, next + few))));
  }
  return all;
};
