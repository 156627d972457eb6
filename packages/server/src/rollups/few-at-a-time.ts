// Days of a site are computed a few at a time: others wait no longer than for those.
import type { LedgerSite } from './ledger-site.ts';

/** Somebody waits for the answer. */
const meterDaysAtOnce = 16;
/** A job has time, and leaves room between two of its turns. */
const meterDaysBeside = 5;

export const fewAtATime = async <Day, Made>(
  { meters, untilRoom }: Pick<LedgerSite, 'meters' | 'untilRoom'>,
  days: readonly Day[],
  make: (few: readonly Day[]) => Promise<readonly Made[]>,
): Promise<Made[]> => {
  const all: Made[] = [];
  const meterDays = untilRoom ? meterDaysBeside : meterDaysAtOnce;
  const few = Math.max(1, Math.floor(meterDays / Math.max(1, meters.length)));
  for (let next = 0; next < days.length; next += few) {
    if (next > 0) await untilRoom?.();
    all.push(...(await make(days.slice(next, next + few))));
  }
  return all;
};
