// One file of history for one meter, from its first byte to its row in the list of imports.
import { type ErrorCode, type ImportMapping, importLimit } from '@ohmstead/contract';
import { slotStartMicros } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Ingest } from '../ingest/create-ingest.ts';
import type { Retention } from '../ingest/retention.ts';
import type { Log } from '../log/log.ts';
import type { ThreadFile } from '../parsing/start-parse-thread.ts';
import { packedBytes } from '../quotas/measure-stored.ts';
import type { Database } from '../storage/schema.ts';
import { checkMapping } from './check-mapping.ts';
import { countChunk } from './count-chunk.ts';
import { FileRefused } from './file-refused.ts';
import { peekLine } from './first-line.ts';
import { historyFile, holdsOf } from './history-file.ts';
import type { HistoryFile } from './history-messages.ts';
import { breakImport, type ImportFormat, type NewImport, noteImport, openImport } from './import-store.ts';
import type { ImportedReading } from './imported-reading.ts';
import { limitBytes } from './limit-bytes.ts';
import { type ParsedPiece, type ParseParts, parsedPieces } from './parsed-pieces.ts';
import { type ImportResult, type ImportRun, runImport } from './run-import.ts';
import { type ChunkCounts, type ChunkTarget, MeterGone, writeChunk } from './write-chunk.ts';
import { countIntervals, writeIntervals } from './write-intervals.ts';
import { zoneOfMeter } from './zone-of-meter.ts';

export type ImportParts = {
  readonly db: Kysely<Database>;
  readonly ingest: Pick<Ingest, 'alone'>;
  readonly clock: Clock;
  readonly retention: Pick<Retention, 'keptFromMicros'>;
  readonly log: Log;
  readonly parseThread: ThreadFile;
};

/** What the account may still store. */
export type ImportRoom = {
  isFull(): boolean;
  taken(bytes: number): void;
};

export type ImportOrder = {
  readonly meterId: number;
  readonly format: ImportFormat;
  readonly mapping: ImportMapping | null;
  readonly dryRun: boolean;
  readonly body: AsyncIterable<Buffer>;
  readonly room: ImportRoom;
  /** This is called with the import's number once it has one. */
  readonly onBegun: (importId: number) => void;
};

export type ImportEnd =
  | { readonly kind: 'done'; readonly importId: number | null; readonly result: ImportResult }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

export const importFile = async (parts: ImportParts, given: ImportOrder): Promise<ImportEnd> => {
  const checked = given.mapping && checkMapping(given.mapping);
  if (checked?.kind === 'refused') return checked;
  const order = { ...given, mapping: checked?.mapping ?? null };
  const limited = limitBytes(order.body, importLimit);
  try {
    const { line, body } = await peekLine(limited);
    const file = historyFile(order, line);
    if (file === null) return { kind: 'refused', code: 'import_columns_unknown' };
    const pieces = parsedPieces(await parsingOf(parts, order, file), body);
    const ofFile = { format: file.format, holds: holdsOf(file), pieces };
    return order.dryRun ? await dryRun(parts, order, ofFile) : await run(parts, order, ofFile);
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

const parsingOf = async (
  { db, clock, retention, parseThread }: ImportParts,
  { meterId, dryRun }: ImportOrder,
  file: HistoryFile,
): Promise<ParseParts> => {
  const zone = await zoneOfMeter(db, meterId);
  if (zone === null) throw new MeterGone();
  const horizon = { nowMicros: clock.nowMicros(), keptFromMicros: retention.keptFromMicros() };
  // A dry run says what the file holds: its sums are of all of it in order.
  return { threadFile: parseThread, order: { file, horizon, zone, isHeld: dryRun } };
};

type OfFile = Pick<ImportRun, 'pieces'> & Required<Pick<NewImport, 'format' | 'holds'>>;

const dryRun = async (
  { db }: ImportParts,
  { meterId }: ImportOrder,
  { pieces }: OfFile,
): Promise<ImportEnd> => {
  const write = async (piece: ParsedPiece): Promise<ChunkCounts> =>
    piece.holds === 'readings'
      ? countChunk(db, meterId, piece.readings)
      : countIntervals(db, meterId, piece.intervals);
  const result = await runImport({ pieces, write, note: async () => undefined });
  return { kind: 'done', importId: null, result };
};

const run = async (
  parts: ImportParts,
  order: ImportOrder,
  { format, holds, pieces }: OfFile,
): Promise<ImportEnd> => {
  const { db, ingest, clock, log } = parts;
  const { meterId, onBegun } = order;
  const arrivedMicros = clock.nowMicros();
  const importId = await openImport(db, { meterId, format, holds, nowMicros: arrivedMicros });
  onBegun(importId);
  const target = { db, ingest, meterId, importId, arrivedMicros };
  try {
    const result = await runImport({
      pieces,
      write: (piece) => writeInRoom(order.room, target, piece),
      note: (counts) => noteImport(db, importId, { counts, state: 'running' }),
    });
    await noteImport(db, importId, { counts: result, state: 'done' });
    return { kind: 'done', importId, result };
  } catch (error) {
    // This fails too in an outage. An import that is not under way is listed as broken, and is ended after the outage.
    await breakImport(db, importId).catch((failure: unknown) =>
      log.warn({ err: failure, importId }, 'An import could not be noted as broken.'),
    );
    throw error;
  }
};

const writeInRoom = async (
  room: ImportRoom,
  target: ChunkTarget,
  piece: ParsedPiece,
): Promise<ChunkCounts> => {
  if (room.isFull()) throw new FileRefused('quota_stored');
  if (piece.holds === 'intervals') {
    const { bytes, ...counts } = await writeIntervals(target, piece.intervals);
    room.taken(bytes);
    return counts;
  }
  const counts = await writeChunk(target, piece.readings);
  room.taken(packedBytes({ readings: counts.readings, slots: slotCount(piece.readings) }));
  return counts;
};

/** Files are in order, or nearly. */
const slotCount = (readings: readonly ImportedReading[]): number => {
  let slots = 0;
  let last = Number.NaN;
  for (const { atMicros } of readings) {
    const slot = slotStartMicros(atMicros);
    if (slot !== last) slots += 1;
    last = slot;
  }
  return slots;
};
