// One file of history for one meter, from its first byte to its row in the list of imports.
import { type ErrorCode, type ImportMapping, importLimit } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Ingest } from '../ingest/create-ingest.ts';
import { neighboursOf } from '../readings/neighbour-readings.ts';
import type { Retention } from '../readings/retention.ts';
import { queryIn } from '../readings/run-query.ts';
import type { Database } from '../storage/schema.ts';
import { checkMapping } from './check-mapping.ts';
import { countChunk } from './count-chunk.ts';
import { peekLine } from './first-line.ts';
import { InvalidXml } from './green-button-file.ts';
import { type GreenButtonOrder, greenButtonReader } from './green-button-reader.ts';
import { breakImport, type ImportFormat, noteImport, openImport } from './import-store.ts';
import type { ImportSink } from './imported-reading.ts';
import { FileTooLarge, limitBytes } from './limit-bytes.ts';
import { csvReader } from './read-csv.ts';
import { type FileReader, type ImportResult, runImport } from './run-import.ts';
import { usualMapping } from './usual-mapping.ts';
import { MeterGone, writeChunk } from './write-chunk.ts';

export type ImportParts = {
  readonly db: Kysely<Database>;
  readonly ingest: Pick<Ingest, 'alone'>;
  readonly clock: Clock;
  readonly retention: Pick<Retention, 'keptFromMicros'>;
};

export type ImportOrder = {
  readonly meterId: number;
  readonly format: ImportFormat;
  readonly mapping: ImportMapping | null;
  readonly dryRun: boolean;
  readonly body: AsyncIterable<Buffer>;
};

export type ImportEnd =
  | { readonly kind: 'done'; readonly importId: number | null; readonly result: ImportResult }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

type ReaderOf = (sink: ImportSink) => FileReader;

export const importFile = async (parts: ImportParts, asked: ImportOrder): Promise<ImportEnd> => {
  const checked = asked.mapping && checkMapping(asked.mapping);
  if (checked?.kind === 'refused') return checked;
  const order = { ...asked, mapping: checked?.mapping ?? null };
  const limited = limitBytes(order.body, importLimit);
  try {
    const { line, body } = await peekLine(limited);
    const readerOf = readerFor(parts, order, line);
    if (readerOf === null) return { kind: 'refused', code: 'import_columns_unknown' };
    return order.dryRun
      ? await dryRun(parts, order, { body, readerOf })
      : await run(parts, order, { body, readerOf });
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    return { kind: 'refused', code };
  } finally {
    // Left half-way it would hold the file's stream.
    await limited.return(undefined);
  }
};

const codeOf = (error: unknown): ErrorCode | null => {
  if (error instanceof InvalidXml) return 'import_file_invalid';
  if (error instanceof FileTooLarge) return 'import_too_large';
  return error instanceof MeterGone ? 'wrong_id' : null;
};

const readerFor = (
  { db, clock, retention }: ImportParts,
  { meterId, format, mapping }: ImportOrder,
  header: string,
): ReaderOf | null => {
  const horizon = { nowMicros: clock.nowMicros(), keptFromMicros: retention.keptFromMicros() };
  if (format === 'greenButton') {
    const neighbours: GreenButtonOrder['neighbours'] = (span) =>
      neighboursOf(queryIn(db), { meterId, ...span });
    return (sink) => greenButtonReader({ sink, horizon, neighbours });
  }
  const columns = mapping ?? usualMapping(header.split(','));
  return columns && ((sink) => csvReader({ mapping: columns, horizon, sink }));
};

type File = { readonly body: AsyncIterable<Buffer>; readonly readerOf: ReaderOf };

const dryRun = async ({ db }: ImportParts, { meterId }: ImportOrder, file: File): Promise<ImportEnd> => {
  const write = (readings: Parameters<typeof countChunk>[2]) => countChunk(db, meterId, readings);
  const result = await runImport({ ...file, write, note: async () => undefined });
  return { kind: 'done', importId: null, result };
};

const run = async (parts: ImportParts, { meterId, format }: ImportOrder, file: File): Promise<ImportEnd> => {
  const { db, ingest, clock } = parts;
  const arrivedMicros = clock.nowMicros();
  const importId = await openImport(db, { meterId, format, nowMicros: arrivedMicros });
  const target = { db, ingest, meterId, importId, arrivedMicros };
  try {
    const result = await runImport({
      ...file,
      write: (readings) => writeChunk(target, readings),
      note: (counts) => noteImport(db, importId, { counts, state: 'running' }),
    });
    await noteImport(db, importId, { counts: result, state: 'done' });
    return { kind: 'done', importId, result };
  } catch (error) {
    await breakImport(db, importId);
    throw error;
  }
};
