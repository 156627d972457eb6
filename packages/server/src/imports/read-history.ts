// This runs in a thread. It reads a file of history as its bytes come, and gives what it holds piece by piece.
import type { MessagePort } from 'node:worker_threads';
import { FileRefused } from './file-refused.ts';
import { givenIntervals } from './given-intervals.ts';
import { givenReadings } from './given-readings.ts';
import { holdsOf } from './history-file.ts';
import type {
  GivePiece,
  HistoryInput,
  HistoryOrder,
  HistoryReader,
  HistoryReport,
} from './history-messages.ts';
import { Tally } from './tally.ts';
import { InvalidXml } from './xml-reader.ts';

export const readHistory = (order: HistoryOrder, server: MessagePort): void => {
  const report = (message: HistoryReport, buffers: ArrayBuffer[] = []): void =>
    server.postMessage(message, buffers);
  const reader = readerOf(order, (message, buffers) => {
    takeRoom(order.room);
    report(message, buffers);
  });
  let isRefused = false;
  /** Any other error ends the thread, and the server reports it as its own. */
  const refuse = (error: unknown): void => {
    isRefused = true;
    if (error instanceof FileRefused) report({ kind: 'refused', code: error.code });
    else if (error instanceof InvalidXml) report({ kind: 'refused', code: 'import_file_invalid' });
    else throw error;
  };
  server.on('message', (input: HistoryInput) => {
    // What was on its way already is not looked at any more.
    if (isRefused) return;
    try {
      if (input.kind === 'end') report(reader.end());
      else {
        reader.push(Buffer.from(input.bytes.buffer, input.bytes.byteOffset, input.bytes.byteLength));
        report({ kind: 'read', bytes: input.bytes.byteLength });
      }
    } catch (error) {
      refuse(error);
    }
  });
};

const readerOf = (order: HistoryOrder, give: GivePiece): HistoryReader => {
  const tally = new Tally();
  const { file } = order;
  if (file.format !== 'csv' || holdsOf(file) === 'intervals') return givenIntervals(order, tally, give);
  return givenReadings({ ...order, mapping: file.mapping }, tally, give);
};

/** Only this thread takes, so there is still room after the wait. */
const takeRoom = (room: Int32Array): void => {
  while (Atomics.load(room, 0) === 0) Atomics.wait(room, 0, 0);
  Atomics.sub(room, 0, 1);
};
