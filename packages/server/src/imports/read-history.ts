// This runs in a thread. It reads a file of history, as its bytes come or from a container on the disk, and gives what it
// holds piece by piece.
import type { MessagePort } from 'node:worker_threads';
import { openContainer } from './containers/open-container.ts';
import { asUtf8 } from './file-encoding.ts';
import { FileRefused } from './file-refused.ts';
import { peekLine } from './first-line.ts';
import { givenIntervals } from './given-intervals.ts';
import { givenReadings } from './given-readings.ts';
import { historyFile, holdsOf } from './history-file.ts';
import type { FileOrder, GivePiece, HistoryOrder, HistoryReader, HistoryReport } from './history-messages.ts';
import { sentBytes } from './sent-bytes.ts';
import { Tally } from './tally.ts';
import { InvalidXml } from './xml-reader.ts';

export const readHistory = async (order: HistoryOrder, server: MessagePort): Promise<void> => {
  const report = (message: HistoryReport, buffers: ArrayBuffer[] = []): void =>
    server.postMessage(message, buffers);
  const give: GivePiece = (message, buffers) => {
    takeRoom(order.room);
    report(message, buffers);
  };
  try {
    const bytes =
      order.path === null ? asUtf8(sentBytes(server)) : (await openContainer({ path: order.path })).bytes;
    report(await readAll(order, bytes, give));
  } catch (error) {
    // Any other error ends the thread, and the server reports it as its own.
    if (error instanceof FileRefused) report({ kind: 'refused', code: error.code });
    else if (error instanceof InvalidXml) report({ kind: 'refused', code: 'import_file_invalid' });
    else throw error;
  }
};

const readAll = async (
  { mapping, meter, path: _, ...order }: HistoryOrder,
  bytes: AsyncGenerator<Buffer>,
  give: GivePiece,
): Promise<HistoryReport> => {
  const { line, body } = await peekLine(bytes);
  const file = historyFile({ mapping, meter }, line);
  if (file === null) throw new FileRefused('import_columns_unknown');
  const reader = readerOf({ ...order, file }, give);
  for await (const piece of body) reader.push(piece);
  return reader.end();
};

const readerOf = (order: FileOrder, give: GivePiece): HistoryReader => {
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
