// One file of history for one meter, from its first byte to its row in the list of imports.
import { type ErrorCode, type ImportMapping, type ImportOverlap, importLimit } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Ingest } from '../ingest/create-ingest.ts';
import type { Retention } from '../ingest/retention.ts';
import type { Log } from '../log/log.ts';
import type { ThreadFile } from '../parsing/start-parse-thread.ts';
import type { Database } from '../storage/schema.ts';
import { checkMapping } from './check-mapping.ts';
import { dryRun } from './dry-run.ts';
import { FileRefused } from './file-refused.ts';
import { type ImportedMeter, importedMeter } from './imported-meter.ts';
import { limitBytes } from './limit-bytes.ts';
import type { Outlook } from './outlook.ts';
import { parsedPieces } from './parsed-pieces.ts';
import { realRun } from './real-run.ts';
import type { ImportResult } from './run-import.ts';
import { withSpooled } from './spooled-container.ts';
import { MeterGone } from './write-chunk.ts';

export type ImportParts = {
  readonly db: Kysely<Database>;
  readonly ingest: Pick<Ingest, 'alone' | 'rulesChanged' | 'meterChanged'>;
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
  readonly mapping: ImportMapping | null;
  readonly dryRun: boolean;
  /** What happens where something is stored; null: readings stand side by side, and intervals keep what is measured. */
  readonly overlap: ImportOverlap | null;
  /** Values that look like something else come in. */
  readonly isConfirmed: boolean;
  readonly body: AsyncIterable<Buffer>;
  readonly room: ImportRoom;
  /** This is called with the import's number once it has one. */
  readonly onBegun: (importId: number) => void;
};

export type ImportEnd =
  | {
      readonly kind: 'done';
      readonly importId: number | null;
      readonly result: ImportResult;
      readonly outlook: Outlook;
    }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

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
  { mapping, dryRun: isHeld }: ImportOrder,
  { meter: { zone }, path }: Parsed,
) => ({
  threadFile: parseThread,
  // A dry run says what the file holds: its sums are of all of it in order.
  order: {
    mapping,
    path,
    zone,
    isHeld,
    horizon: { nowMicros: clock.nowMicros(), keptFromMicros: retention.keptFromMicros() },
  },
});
