// This runs in a thread. It reads a file of history from the disk, and gives what it holds piece by piece.
import type { MessagePort } from 'node:worker_threads';
import { FileRefused } from './file-refused.ts';
import type { HistoryOrder, HistoryReport } from './history-messages.ts';
import { type Giving, readWhole } from './read-whole.ts';
import { InvalidXml } from './xml-reader.ts';

export const readHistory = async (order: HistoryOrder, server: MessagePort): Promise<void> => {
  const report = (message: HistoryReport, buffers: ArrayBuffer[] = []): void =>
    server.postMessage(message, buffers);
  const giving: Giving = {
    give: (message, buffers) => {
      takeRoom(order.room);
      report(message, buffers);
    },
    onRead: (share) => report({ kind: 'read', share }),
  };
  try {
    report(await readWhole(order, giving));
  } catch (error) {
    // Any other error ends the thread, and the server reports it as its own.
    if (error instanceof FileRefused) report({ kind: 'refused', code: error.code });
    else if (error instanceof InvalidXml) report({ kind: 'refused', code: 'import_file_invalid' });
    else throw error;
  }
};

/** Only this thread takes, so there is still room after the wait. */
const takeRoom = (room: Int32Array): void => {
  while (Atomics.load(room, 0) === 0) Atomics.wait(room, 0, 0);
  Atomics.sub(room, 0, 1);
};
