// What the server and the thread that reads a file of history send each other.
import type { ErrorCode, ImportMapping } from '@ohmstead/contract';
import type { FileFacts } from './file-facts.ts';
import type { Horizon } from './imported-reading.ts';
import type { IntervalColumns } from './interval-columns.ts';
import type { PieceColumns } from './piece-columns.ts';
import type { ReadCounts, Refusal } from './tally.ts';

/** What a file is, and of whom. */
export type HistoryFile =
  | { readonly format: 'csv'; readonly mapping: ImportMapping }
  | {
      readonly format: 'greenButton' | 'nem12';
      /** The usage point or connection point that is meant, where the file has several. */
      readonly meter: string | null;
    };

/** How a file is read, whatever it turns out to be. */
export type HistoryOrder = {
  readonly kind: 'history';
  /** What the columns are; null where the file says so itself. */
  readonly mapping: ImportMapping | null;
  /** Which of the meters is meant in a file without columns; null: it has one. */
  readonly meter: string | null;
  /** Where the file lies. */
  readonly path: string;
  readonly horizon: Horizon;
  /** The site's zone, of whose months and days the file's energy is summed. */
  readonly zone: string;
  /** Readings are given in order from the first to the last; without it, as soon as they are whole. */
  readonly isHeld: boolean;
  /** One number: how many pieces the server still has room for. The thread waits while there are none. */
  readonly room: Int32Array;
};

/** An order to read what the file turned out to be. */
export type FileOrder = Pick<HistoryOrder, 'horizon' | 'zone' | 'isHeld'> & { readonly file: HistoryFile };

/** What was read so far; of intervals, of the whole file. */
export type SoFar = {
  readonly format: HistoryFile['format'];
  readonly counts: ReadCounts;
  readonly facts: FileFacts;
};

/** With a piece, so much of what the file holds was given. */
type UpTo = SoFar & { readonly share: number };

export type HistoryReport =
  /** So much of the file is read, whether any of it was given or not. */
  | { readonly kind: 'read'; readonly share: number }
  | ({ readonly kind: 'readings'; readonly piece: PieceColumns } & UpTo)
  | ({ readonly kind: 'intervals'; readonly piece: IntervalColumns } & UpTo)
  | ({ readonly kind: 'done'; readonly refused: readonly Refusal[] } & SoFar)
  | { readonly kind: 'refused'; readonly code: ErrorCode };

export type GivePiece = (message: HistoryReport, buffers: ArrayBuffer[]) => void;

/** Reads a file, and gives its pieces. */
export type HistoryReader = {
  push(bytes: Buffer): void;
  /** What the file was. */
  end(): HistoryReport;
};
