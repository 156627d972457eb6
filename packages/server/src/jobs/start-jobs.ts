// Work in the background: named jobs, one at a time, so that they never compete with each other. Of several servers on one
// database the leading one runs them.
import type { Outages } from '../storage/outages.ts';
import type { JobRuns } from './job-runs.ts';
import type { Leadership } from './leadership.ts';

export type Job = {
  readonly name: string;
  /** The pause from the end of one run to the next. */
  readonly everyMs: number;
  /** Each server has to, whichever leads. */
  readonly everywhere?: boolean;
  /** Gives up soon after the signal; safe to run twice. */
  readonly run: (signal: AbortSignal) => Promise<void>;
};

export type Jobs = {
  /** Waits for the job under way. */
  stop(): Promise<void>;
};

/** The pause while the database cannot be used. */
const restMs = 10_000;
/** The pause while another server leads. */
const followMs = 1_000;

export const startJobs = (
  jobs: readonly Job[],
  outages: Pick<Outages, 'log' | 'counts'>,
  runs: Pick<JobRuns, 'add' | 'record'>,
  leadership: Pick<Leadership, 'term'>,
): Jobs => {
  const { log } = outages;
  const stopping = new AbortController();
  const timers = new Map<Job, NodeJS.Timeout>();
  let underWay: Promise<void> = Promise.resolve();

  const run = async (job: Job): Promise<void> => {
    if (stopping.signal.aborted) return;
    if (outages.counts().isOut) return runIn(job, Math.min(job.everyMs, restMs));
    const term = job.everywhere ? stopping.signal : leadership.term();
    if (term === null) return runIn(job, Math.min(job.everyMs, followMs));
    const signal = AbortSignal.any([stopping.signal, term]);
    try {
      await runs.record(job.name, () => job.run(signal));
    } catch (error) {
      if (!stopping.signal.aborted)
        log.warn({ err: error }, `The job “${job.name}” failed; it will run again.`);
    }
    if (!stopping.signal.aborted) runIn(job, job.everyMs);
  };
  const runIn = (job: Job, ms: number): void => {
    clearTimeout(timers.get(job));
    const start = (): void => {
      timers.delete(job);
      underWay = underWay.then(() => run(job));
    };
    timers.set(job, setTimeout(start, ms).unref());
  };

  for (const job of jobs) {
    runs.add(job.name);
    runIn(job, 0);
  }
  return {
    stop: () => {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      return underWay;
    },
  };
};
