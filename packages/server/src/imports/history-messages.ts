// What the server and the thread that reads a file of history send each other.
import type { ErrorCode, ImportMapping } from '@ohmstead/contract';
import type { Neighbours } from '../readings/neighbour-readings.ts';
import type { Horizon } from './imported-reading.ts';
import type { PieceColumns } from './piece-columns.ts';
import type { ReadCounts, Refusal } from './tally.ts';

export type HistoryOrder = {
  readonly kind: 'history';
  /** Null stands for a Green Button file. */
  readonly mapping: ImportMapping | null;
  readonly horizon: Horizon;
  /** One number: how many pieces the server still has room for. The thread waits while there are none. */
  readonly room: Int32Array;
};

export type MicroSpan = { readonly fromMicros: number; readonly toMicros: number };

export type HistoryInput =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'end' }
  | { readonly kind: 'neighbours'; readonly neighbours: Neighbours };

export type HistoryReport =
  /** Bytes that are read, so that more may come. */
  | { readonly kind: 'read'; readonly bytes: number }
  | { readonly kind: 'piece'; readonly piece: PieceColumns; readonly counts: ReadCounts }
  | { readonly kind: 'neighboursRequested'; readonly span: MicroSpan }
  | { readonly kind: 'done'; readonly counts: ReadCounts; readonly refused: readonly Refusal[] }
  | { readonly kind: 'refused'; readonly code: ErrorCode };
