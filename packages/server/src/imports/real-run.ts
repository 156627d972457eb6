// Writes what a file holds. Of a file whose first piece, or all of whose intervals, contradict its mapping nothing is written.
import { checkOverlap } from './check-overlap.ts';
import { doubtsOf } from './doubts.ts';
import type { FileFacts } from './file-facts.ts';
import { FileRefused } from './file-refused.ts';
import type { ImportEnd, ImportOrder, ImportParts, OfFile } from './import-order.ts';
import { noteImport, openImport } from './import-store.ts';
import { noteBroken } from './note-broken.ts';
import { outlookAfter } from './outlook.ts';
import { openPieceWriter, type PieceWriter } from './piece-writer.ts';
import { runImport, type SoFar } from './run-import.ts';

export const realRun = async (
  parts: ImportParts,
  order: ImportOrder,
  { meter, pieces }: OfFile,
): Promise<ImportEnd> => {
  const { db, clock } = parts;
  const arrivedMicros = clock.nowMicros();
  let writer: PieceWriter | null = null;
  const begun = (): PieceWriter => {
    if (writer === null) throw new Error('An import is written before it has begun.');
    return writer;
  };
  const doubtsAbout = (facts: FileFacts) => (order.isConfirmed ? [] : doubtsOf(facts, meter.ratedKw));
  const begin = async ({ format, facts }: SoFar): Promise<void> => {
    checkOverlap(order.overlap, facts.holds);
    if (doubtsAbout(facts).length > 0) throw new FileRefused('import_values_doubtful');
    const { meterId } = order;
    const importId = await openImport(db, { meterId, format, holds: facts.holds, nowMicros: arrivedMicros });
    order.onBegun(importId);
    writer = openPieceWriter(parts, order, { importId, arrivedMicros });
  };
  try {
    const result = await runImport({
      pieces,
      begin,
      write: (piece) => begun().write(piece),
      note: (counts) => noteImport(db, begun().importId, { counts, state: 'running' }),
    });
    await begun().end();
    const { importId } = begun();
    await noteImport(db, importId, { counts: result, state: 'done' });
    return { kind: 'done', importId, result, outlook: outlookAfter(result, doubtsAbout(result.facts)) };
  } catch (error) {
    if (writer !== null) await noteBroken(parts, begun().importId);
    throw error;
  }
};
