// Whether an error means that the database is away for the moment, not that it refused a statement.

/** SQLSTATE: connection lost, out of resources (full disk), an operator's shutdown, starting up. */
const awayStates = /^(?:08...|53...|57P0[1235])$/;
const sqlState = /^[0-9A-Z]{5}$/;

/** This process may not write: another may. */
export class WriterLockLost extends Error {
  override readonly name = 'WriterLockLost';
}

export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof WriterLockLost) return true;
  // Node.js gives its refusals of an argument codes as well: a bug of ours, which waiting does not mend.
  if (error instanceof TypeError || error instanceof RangeError) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code !== null && sqlState.test(code)) return awayStates.test(code);
  // Errors of the operating system carry codes of their own (ECONNREFUSED), errors of the driver none.
  return code === null ? driverTexts.test(error.message) : true;
};

const driverTexts =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;
