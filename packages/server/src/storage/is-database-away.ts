// Whether an error means that the database is away for the moment, not that it refused a statement.

/** SQLSTATE: connection lost, out of resources (full disk), an operator's shutdown, starting up. */
const awayStates = /^(?:08...|53...|57P0[1235])$/;

/** This process may not write: another may. */
export class WriterLockLost extends Error {
  override readonly name = 'WriterLockLost';
}

export const isDatabaseAway = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  if (error instanceof WriterLockLost || 'syscall' in error) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code === null) return driverTexts.test(error.message);
  return awayStates.test(code) || connectionCodes.test(code);
};

/** Of a socket that has closed, and of TLS. Other codes of Node.js are of bugs, which waiting does not mend. */
const connectionCodes = /^ERR_(?:STREAM_DESTROYED|STREAM_WRITE_AFTER_END|SOCKET_|SSL_|TLS_)|CERT|^UNABLE_TO_/;
const driverTexts =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;
