import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';

/** The built program of the thread. */
export type ThreadFile = string | URL;

/** Several times what the largest file that is taken needs; one that needs more ends its thread and nothing else. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 };

/**
 * The program is started with a size of its own for the main thread and the database's, which run by now. V8 would give it to
 * every later thread, too, whatever its limits.
 */
setFlagsFromString('--max-semi-space-size=0');

/** The order says what is to be read; parse-thread.ts knows every kind. */
export const startParseThread = <Order extends { readonly kind: string }>(
  file: ThreadFile,
  order: Order,
): Worker => new Worker(file, { workerData: order, resourceLimits });

/** The thread has ended because what it read took too much memory. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
