// What an import is given, and how it ends.
import type { ErrorCode, ImportMapping, ImportOverlap } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Ingest } from '../ingest/create-ingest.ts';
import type { RequestPriority } from '../jobs/request-priority.ts';
import type { Log } from '../log/log.ts';
import type { ThreadFile } from '../parsing/start-parse-thread.ts';
import type { Database } from '../storage/schema.ts';
import type { ImportedMeter } from './imported-meter.ts';
import type { Horizon } from './imported-reading.ts';
import type { Outlook } from './outlook.ts';
import type { ImportResult, ImportRun, Written } from './run-import.ts';

export type ImportParts = {
  readonly db: Kysely<Database>;
  readonly ingest: Pick<Ingest, 'alone' | 'unwritten' | 'load' | 'rulesChanged' | 'meterChanged'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly parseThread: ThreadFile;
  readonly requestPriority: Pick<RequestPriority, 'isQuiet'>;
};

/** What the account may still store. */
export type ImportRoom = {
  isFull(): boolean;
  taken(bytes: number): void;
};

/** What is chosen for a file. */
export type ImportSettings = {
  readonly mapping: ImportMapping | null;
  /** Which of its meters is meant, where the file has several and no columns. */
  readonly meterInFile: string | null;
  /** What happens where something is stored; null: readings stand side by side, and intervals keep what is measured. */
  readonly overlap: ImportOverlap | null;
  /** Values that look like something else come in. */
  readonly isConfirmed: boolean;
  /** Of when it was brought: a file that is read again gives the same. */
  readonly horizon: Horizon;
};

export type ImportOrder = ImportSettings & {
  readonly meterId: number;
  /** Where the file lies. */
  readonly path: string;
  readonly room: ImportRoom;
  readonly signal: AbortSignal;
};

/** The row of an import, and how far it came before. */
export type BegunImport = Written & {
  readonly importId: number;
  readonly arrivedMicros: number;
  /** Its values were believed, so that some of them may be stored. */
  readonly isBelieved: boolean;
  /** These are called with the share of the file that is read, and that of what it holds which is stored. */
  readonly onRead: (share: number) => void;
  readonly onStored: (share: number) => void;
};

export type ImportEnd =
  | {
      readonly kind: 'done';
      readonly importId: number | null;
      readonly result: ImportResult;
      readonly outlook: Outlook;
    }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

/** A file as it is read, and whose it is. */
export type OfFile = Pick<ImportRun, 'pieces'> & { readonly meter: ImportedMeter };
