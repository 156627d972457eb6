// This runs in a thread. It reads a file of history as its bytes come, and gives its readings piece by piece.
import type { MessagePort } from 'node:worker_threads';
import type { Neighbours } from '../readings/neighbour-readings.ts';
import { greenButtonReader } from './green-button-reader.ts';
import type { HistoryInput, HistoryOrder, HistoryReport } from './history-messages.ts';
import type { ImportedReading, ImportSink } from './imported-reading.ts';
import { buffersOf, packPiece } from './piece-columns.ts';
import { PieceCutter } from './piece-cutter.ts';
import { csvReader } from './read-csv.ts';
import { Tally } from './tally.ts';
import { InvalidXml } from './xml-reader.ts';

export const readHistory = (order: HistoryOrder, server: MessagePort): void => {
  const report = (message: HistoryReport): void => server.postMessage(message);
  const tally = new Tally();
  const pieces = new PieceCutter((readings) => {
    takeRoom(order.room);
    givePiece(server, readings, tally);
  });
  const sink: ImportSink = {
    // The piece is cut first, because its counts are of what was read up to its end.
    reading: (imported) => {
      pieces.add(imported);
      tally.read(imported);
    },
    refused: (line, code) => tally.refuse(line, code),
  };
  const reader = readerOf(order, sink, server);
  let isRefused = false;
  /** Any other error ends the thread, and the server reports it as its own. */
  const refuse = (error: unknown): void => {
    if (!(error instanceof InvalidXml)) throw error;
    isRefused = true;
    report({ kind: 'refused', code: 'import_file_invalid' });
  };
  const end = async (): Promise<void> => {
    await reader.end();
    pieces.end();
    report({ kind: 'done', counts: tally.counts(), refused: tally.refusals });
  };
  server.on('message', (input: HistoryInput) => {
    // What was on its way already is not looked at any more.
    if (isRefused) return;
    if (input.kind === 'end') void end().catch(refuse);
    if (input.kind !== 'bytes') return;
    try {
      reader.push(Buffer.from(input.bytes.buffer, input.bytes.byteOffset, input.bytes.byteLength));
      report({ kind: 'read', bytes: input.bytes.byteLength });
    } catch (error) {
      refuse(error);
    }
  });
};

/** Only this thread takes, so there is still room after the wait. */
const takeRoom = (room: Int32Array): void => {
  while (Atomics.load(room, 0) === 0) Atomics.wait(room, 0, 0);
  Atomics.sub(room, 0, 1);
};

const givePiece = (server: MessagePort, readings: readonly ImportedReading[], tally: Tally): void => {
  const piece = packPiece(readings);
  const message: HistoryReport = { kind: 'piece', piece, counts: tally.counts() };
  server.postMessage(message, buffersOf(piece));
};

const readerOf = ({ mapping, horizon }: HistoryOrder, sink: ImportSink, server: MessagePort) =>
  mapping === null
    ? greenButtonReader({ sink, horizon, neighbours: (span) => askNeighbours(server, span) })
    : csvReader({ mapping, horizon, sink });

const askNeighbours = (
  server: MessagePort,
  span: { fromMicros: number; toMicros: number },
): Promise<Neighbours> =>
  new Promise((resolve) => {
    server.on('message', (input: HistoryInput) => {
      if (input.kind === 'neighbours') resolve(input.neighbours);
    });
    server.postMessage({ kind: 'neighboursRequested', span } satisfies HistoryReport);
  });
