// Writes what a file holds. Of a file whose first piece, or all of whose intervals, contradict its mapping nothing is written.
import { checkOverlap } from './check-overlap.ts';
import { doubtsOf } from './doubts.ts';
import type { FileFacts } from './file-facts.ts';
import { FileRefused } from './file-refused.ts';
import type { BegunImport, ImportEnd, ImportOrder, ImportParts, OfFile } from './import-order.ts';
import { describeImport, endImport, noteRead } from './import-store.ts';
import type { JoinedPieces } from './joined-pieces.ts';
import { outlookAfter } from './outlook.ts';
import { openPieceWriter } from './piece-writer.ts';
import { runImport, type SoFar, type Written } from './run-import.ts';

export const realRun = async (
  parts: ImportParts,
  order: ImportOrder,
  { meter, pieces }: OfFile,
  begun: BegunImport,
): Promise<ImportEnd> => {
  const { db } = parts;
  const { importId } = begun;
  const doubtsAbout = (facts: FileFacts) => (order.isConfirmed ? [] : doubtsOf(facts, meter.ratedKw));
  const begin = async ({ format, facts }: SoFar): Promise<void> => {
    if (begun.isBelieved) return;
    checkOverlap(order.overlap, facts.holds);
    if (doubtsAbout(facts).length > 0) throw new FileRefused('import_values_doubtful');
    await describeImport(db, importId, { format, holds: facts.holds });
  };
  const writer = openPieceWriter(parts, order, begun);
  const write = async (piece: JoinedPieces, before: Written) => {
    const counts = await writer.write(piece, before);
    begun.onStored(piece.share);
    return counts;
  };
  const result = await runImport({
    pieces,
    begin,
    write,
    pass: (piece) => {
      writer.pass(piece);
      begun.onStored(piece.share);
    },
    note: (counts) => noteRead(db, importId, counts),
    written: begun,
    signal: order.signal,
    isQuiet: () => parts.requestPriority.isQuiet() && parts.ingest.unwritten() === 0,
  });
  await writer.end();
  // Somebody undoes it: whoever waits for it is told by the signal, which comes next.
  if (!(await endImport(db, importId, result))) await untilAborted(order.signal);
  return { kind: 'done', importId, result, outlook: outlookAfter(result, doubtsAbout(result.facts)) };
};

const untilAborted = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  signal.throwIfAborted();
};
