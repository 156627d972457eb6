// What was read of a file so far.

import type { ErrorCode } from '@ohmstead/contract';
import type { IntervalEnergy } from '@ohmstead/domain';
import type { ImportedReading } from './imported-reading.ts';

export type Refusal = { readonly line: number; readonly code: ErrorCode };

export type ReadCounts = {
  readonly rows: number;
  readonly refusedRows: number;
  readonly fromMicros: number | null;
  readonly toMicros: number | null;
};

const mostRefusals = 1000;

export class Tally {
  /** The first of them. */
  readonly refusals: Refusal[] = [];
  #rows = 0;
  #refusedRows = 0;
  #fromMicros = Number.POSITIVE_INFINITY;
  #toMicros = Number.NEGATIVE_INFINITY;

  read({ atMicros, rows }: ImportedReading): void {
    this.#rows += rows;
    this.#fromMicros = Math.min(this.#fromMicros, atMicros);
    this.#toMicros = Math.max(this.#toMicros, atMicros);
  }

  readInterval({ fromMicros, toMicros }: IntervalEnergy): void {
    this.#fromMicros = Math.min(this.#fromMicros, fromMicros);
    this.#toMicros = Math.max(this.#toMicros, toMicros);
  }

  /** Lines of intervals, of which one may hold many. */
  take(lines: number): void {
    this.#rows += lines;
  }

  refuse(line: number, code: ErrorCode): void {
    this.#rows += 1;
    this.#refusedRows += 1;
    if (this.refusals.length < mostRefusals) this.refusals.push({ line, code });
  }

  counts(): ReadCounts {
    return {
      rows: this.#rows,
      refusedRows: this.#refusedRows,
      fromMicros: Number.isFinite(this.#fromMicros) ? this.#fromMicros : null,
      toMicros: Number.isFinite(this.#toMicros) ? this.#toMicros : null,
    };
  }
}
