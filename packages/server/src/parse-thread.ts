// The thread that reads an uploaded file: whatever the file holds, the server goes on answering beside it.
import { parentPort, workerData } from 'node:worker_threads';
import type { HistoryOrder } from './imports/history-messages.ts';
import { readHistory } from './imports/read-history.ts';
import { readSeries } from './parsing/read-series.ts';
import type { SeriesOrder } from './parsing/series-messages.ts';

// The server starts this thread with exactly such an order.
const order = workerData as HistoryOrder | SeriesOrder;

if (parentPort === null) throw new Error('parse-thread must be started as a worker thread.');
if (order.kind === 'history') readHistory(order, parentPort);
else parentPort.postMessage(readSeries(order));
