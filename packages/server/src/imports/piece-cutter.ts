// Cuts the readings of a file into pieces, each written in one transaction.
import { utcDayOf } from '../readings/utc-day.ts';
import type { ImportedReading } from './imported-reading.ts';

/**
 * A piece ends with a day of UTC, so that days are packed once, and is small: uploads wait while it is written. Several are
 * written together where nobody uploads.
 */
const usualPiece = 1_000;
/** Days with more readings than this are cut. */
const largestPiece = 40_000;
/** A file in no order: each place of history it jumps to costs time of its own, and uploads wait for a piece. */
const mostJumps = 100;

export class PieceCutter {
  readonly #onPiece: (piece: readonly ImportedReading[]) => void;
  #open: ImportedReading[] = [];
  #openDay = Number.NaN;
  #jumps = 0;

  constructor(onPiece: (piece: readonly ImportedReading[]) => void) {
    this.#onPiece = onPiece;
  }

  add(imported: ImportedReading): void {
    const day = utcDayOf(imported.atMicros);
    const isNewDay = day !== this.#openDay;
    if (isNewDay && day !== this.#openDay + 1) this.#jumps += 1;
    const count = this.#open.length;
    const isFull = count >= largestPiece || (count >= usualPiece && isNewDay);
    if (isFull || this.#jumps > mostJumps) this.end();
    this.#openDay = day;
    this.#open.push(imported);
  }

  /** What is there is a piece. */
  end(): void {
    const piece = this.#open;
    this.#open = [];
    this.#jumps = 0;
    if (piece.length > 0) this.#onPiece(piece);
  }
}
