// Whether an error means that the database cannot be used for the moment, not that it refused a statement.
import type { ErrorCode } from '@ohmstead/contract';

/** How it is answered: away or without its writer's lock, read-only, out of room. */
export type DatabaseTrouble = Extract<ErrorCode, 'unavailable' | 'storage_read_only' | 'storage_full'>;

/** This process may not write: another may. */
export class WriterLockLost extends Error {
  override readonly name = 'WriterLockLost';
}

/** A server with later rules for counters has written these meters: this one leaves them alone until it is upgraded too. */
export class WrittenByLaterRules extends Error {
  override readonly name = 'WrittenByLaterRules';
  readonly meterIds: readonly number[];

  constructor(meterIds: readonly number[]) {
    super('A server of a later version has written these meters.');
    this.meterIds = meterIds;
  }
}

/** The embedded engine has ended or does not start; it is started again. */
export class EngineEnded extends Error {
  override readonly name = 'EngineEnded';
}

/** Null where the error is none of these. */
export const troubleOf = (error: unknown): DatabaseTrouble | null => {
  if (error instanceof AggregateError)
    return error.errors.map(troubleOf).find((found) => found !== null) ?? null;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code !== null && code in ofCode) return ofCode[code] ?? null;
  if (awayErrors.some((kind) => error instanceof kind) || 'syscall' in error) return 'unavailable';
  return isAway(code, error.message) ? 'unavailable' : null;
};

const isAway = (code: string | null, message: string): boolean => {
  if (code === null) return driverTexts.test(message);
  if (code === internalState || code === ioState) return nodeTexts.test(message);
  return awayStates.test(code) || connectionCodes.test(code);
};

export const isDatabaseAway = (error: unknown): boolean => troubleOf(error) !== null;

const awayErrors = [WriterLockLost, EngineEnded, WrittenByLaterRules];

/** SQLSTATE 25006 is of a database set to read only, and of a standby; 53100 of a full disk. */
const ofCode: Readonly<Record<string, DatabaseTrouble>> = {
  '25006': 'storage_read_only',
  '53100': 'storage_full',
  ENOSPC: 'storage_full',
  EDQUOT: 'storage_full',
};

/** SQLSTATE: connection lost, out of resources, an operator's shutdown, starting up. */
const awayStates = /^(?:08...|53...|57P0[1235])$/;

/** The codes of a closed socket and of TLS. Other codes of Node.js report bugs, which waiting does not mend. */
const connectionCodes =
  /^EPIPE$|^ERR_(?:STREAM_DESTROYED|STREAM_WRITE_AFTER_END|SOCKET_|SSL_|TLS_)|CERT|^UNABLE_TO_/;
const driverTexts =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;
/** A Citus cluster has no state of its own for a node that went away in mid-transaction. */
const internalState = 'XX000';
const ioState = '58030';
const nodeTexts =
  /^(?:failure on connection marked as essential|failed to prepare transaction|failed to COPY to shard|SSL SYSCALL error|server closed the connection)/;
