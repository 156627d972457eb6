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

/** The days come in order; the newest are made first, and the oldest left where the reader's allowance does not reach. */
export const inBatches = async <Day, Made>(
  { yieldToRequests, allowance }: Pick<SiteReader, 'yieldToRequests' | 'allowance'>,
  site: SiteSnapshot,
  { days, make }: Batches<Day, Made>,
): Promise<Made[]> => {
  const all: Made[] = [];
  const meterDays = yieldToRequests ? meterDaysForJob : meterDaysForRequest;
  const batchSize = Math.max(1, Math.floor(meterDays / Math.max(1, site.meters.length)));
  for (let end = days.length; end > 0; end -= batchSize) {
    if (allowance?.mayGoOn(site) === false) break;
    if (end < days.length) await yieldToRequests?.();
    all.push(...(await make(days.slice(Math.max(0, end - batchSize), end))));
    allowance?.pieceDone();
  }
  return all;
};
