/**
 * Whether this constraint refused a statement. In a cluster the error of a node has its name in its words alone, and with the
 * number of the shard.
 */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  (('constraint' in error && error.constraint === constraint) ||
    new RegExp(`\\b${constraint}_\\d+\\b`).test(error.message));
