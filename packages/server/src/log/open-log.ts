// The log of the program: lines of JSON to stderr, at once.
import { writeSync } from 'node:fs';
import pino from 'pino';
import type { Log } from './log.ts';
import { loggedError } from './log-error.ts';

const stderr = 2;

/**
 * A line that cannot be written (full disk, closed terminal, a pipe that nobody empties) is dropped: nothing may wait for
 * the log or fail with it. pino's own destination keeps such lines and tries again, at the exit without end.
 */
const write = (line: string): void => {
  try {
    writeSync(stderr, line);
  } catch {
    // There is nowhere else to report it.
  }
};

export const openLog = (out: { write(line: string): void } = { write }): Log =>
  pino(
    {
      level: 'warn',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => loggedError(error) },
    },
    out,
  );
