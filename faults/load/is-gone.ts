const goneCodes = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'];

/** The other end has closed the connection, or nobody listens there. */
export const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && goneCodes.includes(String(error.code));
