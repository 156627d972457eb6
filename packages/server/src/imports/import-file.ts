// One file of history for one meter, from its first byte to its last.
import type { ErrorCode } from '@ohmstead/contract';
import { checkMapping } from './check-mapping.ts';
import { dryRun } from './dry-run.ts';
import { FileRefused } from './file-refused.ts';
import type { BegunImport, ImportEnd, ImportOrder, ImportParts } from './import-order.ts';
import { importedMeter } from './imported-meter.ts';
import { parsedPieces } from './parsed-pieces.ts';
import { realRun } from './real-run.ts';
import { MeterGone } from './write-chunk.ts';

/** A dry run where it has no row. */
export const importFile = async (
  parts: ImportParts,
  given: ImportOrder,
  begun: BegunImport | null,
): Promise<ImportEnd> => {
  const checked = given.mapping && checkMapping(given.mapping);
  if (checked?.kind === 'refused') return checked;
  const order = { ...given, mapping: checked?.mapping ?? null };
  try {
    const meter = await importedMeter(parts.db, order.meterId);
    const parsing = {
      threadFile: parts.parseThread,
      signal: order.signal,
      order: threadOrder(order, { zone: meter.zone, isDry: begun === null }),
      ...(begun !== null && { onRead: begun.onRead }),
    };
    const pieces = parsedPieces(parsing);
    const file = { meter, pieces };
    return await (begun === null ? dryRun(parts, order, file) : realRun(parts, order, file, begun));
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    return { kind: 'refused', code };
  }
};

const codeOf = (error: unknown): ErrorCode | null => {
  if (error instanceof FileRefused) return error.code;
  return error instanceof MeterGone ? 'wrong_id' : null;
};

type OfThread = { readonly zone: string; readonly isDry: boolean };

const threadOrder = (
  { mapping, meterInFile: meter, overlap, horizon, path }: ImportOrder,
  { zone, isDry }: OfThread,
) => ({
  mapping,
  meter,
  path,
  zone,
  // In order from the first to the last: a dry run says what the file holds, and what is kept or replaced lies between its readings.
  isHeld: isDry || overlap === 'keep' || overlap === 'replace',
  horizon,
});
