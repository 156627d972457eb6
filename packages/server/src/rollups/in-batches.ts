// Days of a site are computed a few at a time: others wait no longer than for those.
import type { SiteSnapshot } from './site-snapshot.ts';

/** Somebody waits for the answer. */
const meterDaysAtOnce = 16;
/** A job has time, and leaves room between two of its turns. */
const meterDaysBeside = 5;

export const inBatches = async <Day, Made>(
  { meters, yieldToRequests }: Pick<SiteSnapshot, 'meters' | 'yieldToRequests'>,
  days: readonly Day[],
  make: (few: readonly Day[]) => Promise<readonly Made[]>,
): Promise<Made[]> => {
  const all: Made[] = [];
  const meterDays = yieldToRequests ? meterDaysBeside : meterDaysAtOnce;
  const few = Math.max(1, Math.floor(meterDays / Math.max(1, meters.length)));
  for (let next = 0; next < days.length; next += few) {
    if (next > 0) await yieldToRequests?.();
    all.push(...(await make(days.slice(next, next + few))));
  }
  return all;
};
