// One file of history for one meter, from its first byte to its row in the list of imports.
import { type ErrorCode, importLimit } from '@ohmstead/contract';
import { checkMapping } from './check-mapping.ts';
import { dryRun } from './dry-run.ts';
import { FileRefused } from './file-refused.ts';
import type { ImportEnd, ImportOrder, ImportParts } from './import-order.ts';
import { type ImportedMeter, importedMeter } from './imported-meter.ts';
import { limitBytes } from './limit-bytes.ts';
import { parsedPieces } from './parsed-pieces.ts';
import { realRun } from './real-run.ts';
import { withSpooled } from './spooled-container.ts';
import { MeterGone } from './write-chunk.ts';

export const importFile = async (parts: ImportParts, given: ImportOrder): Promise<ImportEnd> => {
  const checked = given.mapping && checkMapping(given.mapping);
  if (checked?.kind === 'refused') return checked;
  const order = { ...given, mapping: checked?.mapping ?? null };
  const limited = limitBytes(order.body, importLimit);
  try {
    const meter = await importedMeter(parts.db, order.meterId);
    return await withSpooled(limited, (path, body) => {
      const pieces = parsedPieces(parsingOf(parts, order, { meter, path }), body);
      return (order.dryRun ? dryRun : realRun)(parts, order, { meter, pieces });
    });
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    return { kind: 'refused', code };
  } finally {
    // A generator left half-way would hold the file's stream.
    await limited.return(undefined);
  }
};

const codeOf = (error: unknown): ErrorCode | null => {
  if (error instanceof FileRefused) return error.code;
  return error instanceof MeterGone ? 'wrong_id' : null;
};

type Parsed = { readonly meter: ImportedMeter; readonly path: string | null };

const parsingOf = (
  { clock, retention, parseThread }: ImportParts,
  { mapping, meterInFile: meter, dryRun, overlap }: ImportOrder,
  { meter: { zone }, path }: Parsed,
) => ({
  threadFile: parseThread,
  // In order from the first to the last: a dry run says what the file holds, and what is kept or replaced lies between its readings.
  order: {
    mapping,
    meter,
    path,
    zone,
    isHeld: dryRun || overlap === 'keep' || overlap === 'replace',
    horizon: { nowMicros: clock.nowMicros(), keptFromMicros: retention.keptFromMicros() },
  },
});
