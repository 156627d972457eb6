// Imports and their undoing, while they are under way: each meter has one at a time.

export type MeterJob = {
  readonly kind: 'import' | 'undo';
  /** Null until it is known. */
  importId: number | null;
  /** Of the reading of the file and the storing of what it holds; null before it begins. */
  share: number | null;
  readonly stopping: AbortController;
  end: Promise<unknown>;
};

/** Why a job ends before its file does. */
export class ImportStopped extends Error {
  override readonly name = 'ImportStopped';
  readonly code: 'import_cancelled' | 'unavailable';

  constructor(code: ImportStopped['code']) {
    super(code);
    this.code = code;
  }
}

export type MeterJobs = {
  of(meterId: number): MeterJob | undefined;
  /** In the place of one that is there: the body waits for its end. */
  begin<Result>(
    meterId: number,
    kind: MeterJob['kind'],
    body: (job: MeterJob) => Promise<Result>,
  ): Promise<Result>;
  count(): number;
  /** Whether this import may be the one of its meter that is under way. */
  has(meterId: number, importId: number): boolean;
  stop(): Promise<void>;
};

export const meterJobs = (): MeterJobs => {
  const jobs = new Map<number, MeterJob>();
  const under = new Set<Promise<unknown>>();
  return {
    of: (meterId) => jobs.get(meterId),
    count: () => jobs.size,
    begin: (meterId, kind, body) => {
      const job: MeterJob = {
        kind,
        importId: null,
        share: null,
        stopping: new AbortController(),
        end: Promise.resolve(),
      };
      jobs.set(meterId, job);
      const end = body(job).finally(() => {
        under.delete(end);
        if (jobs.get(meterId) === job) jobs.delete(meterId);
      });
      job.end = end;
      under.add(end);
      return end;
    },
    has: (meterId, importId) => {
      const job = jobs.get(meterId);
      return job !== undefined && (job.importId ?? importId) === importId;
    },
    stop: async () => {
      for (const { stopping } of jobs.values()) stopping.abort(new ImportStopped('unavailable'));
      await Promise.allSettled([...under]);
    },
  };
};
