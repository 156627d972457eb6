// PGlite swallows every exception of its main loop. A panic (full disk, broken file) or a trap of the WebAssembly
// machine leaves it in an unknown state, so it must end at once and recover from the write-ahead log.
import type { PGlite } from '@electric-sql/pglite';

type End = (reason: unknown) => never;

/** PGlite's own way of leaving a failed statement. */
const failedStatement = 100;

const ofText =
  (end: End) =>
  (line: string): boolean => {
    if (/\b(PANIC|FATAL):/.test(line)) end(line);
    return false;
  };

const ofModule = (engine: PGlite, end: End): void => {
  const module = engine.Module;
  const loopOnce = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      loopOnce();
    } catch (error) {
      if (!isFailedStatement(error)) end(error);
      throw error;
    }
  };
};

const isFailedStatement = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === failedStatement;

export const endOnPanic = { ofText, ofModule };
