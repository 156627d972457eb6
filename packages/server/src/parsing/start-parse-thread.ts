import { Worker } from 'node:worker_threads';
import type { HistoryOrder } from '../imports/history-messages.ts';
import type { SeriesOrder } from './series-messages.ts';

export type ParseOrder = HistoryOrder | SeriesOrder;

/** The built program of the thread. */
export type ThreadFile = string | URL;

/** Several times what the largest file that is taken needs; one that needs more ends its thread and nothing else. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 };

export const startParseThread = (file: ThreadFile, order: ParseOrder): Worker =>
  new Worker(file, { workerData: order, resourceLimits });

/** The thread has ended because what it read took too much memory. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
