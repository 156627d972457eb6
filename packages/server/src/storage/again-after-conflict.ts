// Where transactions wait for each other, PostgreSQL ends one of them. It has written nothing, and is begun again.

/** SQLSTATE: a deadlock; no order of the transactions could have led to what this one has read. */
const conflicts: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/** What COPY met in a node of a cluster comes without its code. */
const deadlockOfNode = { code: 'XX000', message: 'deadlock detected' };

/** Each time another transaction went on, so that this only ends a fault. */
const mostConflicts = 20;

export const againAfterConflict = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let met = 0; ; met += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || met === mostConflicts) throw error;
    }
  }
};

const isConflict = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (conflicts.has(error.code) ||
    (error.code === deadlockOfNode.code && error.message === deadlockOfNode.message));
