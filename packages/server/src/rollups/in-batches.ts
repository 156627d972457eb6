// Days of a site are computed a few at a time, so that other requests never wait longer than for those few.
import type { SiteReader } from './site-reader.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

/** Somebody waits for the answer. */
const meterDaysForRequest = 16;
/** A job has time, and waits for requests between two batches. */
const meterDaysForJob = 5;

type Batches<Day, Made> = {
  readonly days: readonly Day[];
  readonly make: (batch: readonly Day[]) => Promise<readonly Made[]>;
};

export const inBatches = async <Day, Made>(
  { yieldToRequests }: Pick<SiteReader, 'yieldToRequests'>,
  { meters }: Pick<SiteSnapshot, 'meters'>,
  { days, make }: Batches<Day, Made>,
): Promise<Made[]> => {
  const all: Made[] = [];
  const meterDays = yieldToRequests ? meterDaysForJob : meterDaysForRequest;
  const batchSize = Math.max(1, Math.floor(meterDays / Math.max(1, meters.length)));
  for (let next = 0; next < days.length; next += batchSize) {
    if (next > 0) await yieldToRequests?.();
    all.push(...(await make(days.slice(next, next + batchSize))));
  }
  return all;
};
