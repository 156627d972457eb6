// Gathers the rows of a reading: those of one instant, one a phase. A reading with a wrong row is refused whole, as
// uploads are.
import type { ErrorCode } from '@ohmstead/contract';
import { phaseWidth } from '@ohmstead/domain';
import type { ImportSink } from './imported-reading.ts';

/** 1 to 3; the meter's own net row is a fourth. */
export type RowPlace = 1 | 2 | 3 | 4;

/** A phase's numbers, in the order in which a reading keeps them. */
export type FlatRow = readonly (number | null)[];

export type GatheredRow = {
  readonly line: number;
  readonly atMicros: number;
  readonly place: RowPlace;
  readonly row: FlatRow | null;
};

const netPlace = 4;

export class RowGatherer {
  readonly #sink: ImportSink;
  #atMicros = Number.NaN;
  #rows: (FlatRow | null)[] = [];
  #lines: number[] = [];
  #isWrong = false;

  constructor(sink: ImportSink) {
    this.#sink = sink;
  }

  /** A row that is null was refused already. */
  add({ line, atMicros, place, row }: GatheredRow): void {
    if (atMicros !== this.#atMicros || this.#rows[place - 1] !== undefined) this.end();
    this.#atMicros = atMicros;
    this.#rows[place - 1] = row;
    if (row === null) this.#isWrong = true;
    else this.#lines.push(line);
  }

  /** No row follows that belongs to those before. */
  end(): void {
    if (this.#rows.length > 0) this.#finish();
    this.#rows = [];
    this.#lines = [];
    this.#isWrong = false;
  }

  #finish(): void {
    const phases: (number | null)[] = [];
    for (let place = 1; place < netPlace; place += 1) {
      const row = this.#rows[place - 1];
      if (row == null) continue;
      if (phases.length < (place - 1) * phaseWidth) this.#isWrong = true;
      for (const value of row) phases.push(value);
    }
    const net = this.#rows[netPlace - 1] ?? null;
    if (this.#isWrong || phases.length === 0) {
      this.#refuse('import_phase_missing');
      return;
    }
    const values = { phases, net, reactive: null };
    this.#sink.reading({ atMicros: this.#atMicros, values, rows: this.#lines.length });
  }

  #refuse(code: ErrorCode): void {
    for (const line of this.#lines) this.#sink.refused(line, code);
  }
}
