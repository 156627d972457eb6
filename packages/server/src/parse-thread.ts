// The thread that reads an uploaded file: whatever the file holds, the server goes on answering beside it.
import { parentPort, workerData } from 'node:worker_threads';
import type { BeginningOrder } from './imports/file-beginning.ts';
import type { HistoryOrder } from './imports/history-messages.ts';
import { readBeginning } from './imports/read-beginning.ts';
import { readHistory } from './imports/read-history.ts';
import { readSeries } from './parsing/read-series.ts';
import type { SeriesOrder } from './parsing/series-messages.ts';

// The server starts this thread with exactly such an order.
const order = workerData as HistoryOrder | BeginningOrder | SeriesOrder;

if (parentPort === null) throw new Error('The parse thread has no parent. Start it as a worker thread.');
if (order.kind === 'history') await readHistory(order, parentPort);
else if (order.kind === 'beginning') await readBeginning(order, parentPort);
else parentPort.postMessage(readSeries(order));
