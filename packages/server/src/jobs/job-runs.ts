// How the jobs of this process went, for whoever watches the server.

export type JobRun = {
  readonly name: string;
  readonly lastStartedAt: Date | null;
  /** Milliseconds that the last run took; null while the first is under way. */
  readonly lastMs: number | null;
  /** Of the last run; null: it went well. */
  readonly error: string | null;
  readonly runs: number;
  readonly failures: number;
};

export type JobRuns = {
  add(name: string): void;
  /** Runs the job and records how it went; throws what the job throws. */
  record(name: string, run: () => Promise<void>): Promise<void>;
  list(): readonly JobRun[];
};

export const createJobRuns = (now: () => Date): JobRuns => {
  const runs = new Map<string, JobRun>();

  const change = (name: string, changed: Partial<JobRun>): void => {
    const known = runs.get(name) ?? never(name);
    runs.set(name, { ...known, ...changed });
  };

  const record: JobRuns['record'] = async (name, run) => {
    const began = performance.now();
    const { runs: before, failures } = runs.get(name) ?? never(name);
    change(name, { lastStartedAt: now(), runs: before + 1 });
    try {
      await run();
      change(name, { error: null });
    } catch (error) {
      change(name, { error: error instanceof Error ? error.message : String(error), failures: failures + 1 });
      throw error;
    } finally {
      change(name, { lastMs: Math.round(performance.now() - began) });
    }
  };
  return { add: (name) => change(name, {}), record, list: () => [...runs.values()] };
};

const never = (name: string): JobRun => ({
  name,
  lastStartedAt: null,
  lastMs: null,
  error: null,
  runs: 0,
  failures: 0,
});
