// Gathers the rows of a reading: those of one instant, one a phase. A reading with a wrong row is refused whole, as
// uploads are.
import type { ErrorCode } from '@ohmstead/contract';
import type { PhaseRow } from '@ohmstead/domain';
import type { ImportSink } from './imported-reading.ts';

/** 1 to 3; the meter's own net row is a fourth. */
export type RowPlace = 1 | 2 | 3 | 4;

export type GatheredRow = {
  readonly line: number;
  readonly atMicros: number;
  readonly place: RowPlace;
  readonly row: PhaseRow | null;
};

const netPlace = 4;

export class RowGatherer {
  readonly #sink: ImportSink;
  #atMicros = Number.NaN;
  #rows: (PhaseRow | null)[] = [];
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
    const phases: PhaseRow[] = [];
    for (let place = 1; place < netPlace; place += 1) {
      const row = this.#rows[place - 1];
      if (row == null) continue;
      if (phases.length < place - 1) this.#isWrong = true;
      phases.push(row);
    }
    const net = this.#rows[netPlace - 1] ?? null;
    if (this.#isWrong || phases.length === 0) {
      this.#refuse('import_phase_missing');
      return;
    }
    this.#sink.reading({
      reading: { atMicros: this.#atMicros, phases, net, reactive: null },
      values: { phases: flat(phases), net: net && flat([net]), reactive: null },
      rows: this.#lines.length,
    });
  }

  #refuse(code: ErrorCode): void {
    for (const line of this.#lines) this.#sink.refused(line, code);
  }
}

const flat = (rows: readonly PhaseRow[]): (number | null)[] => {
  const values: (number | null)[] = [];
  for (const row of rows) {
    values.push(row.voltageV, row.currentA, row.powerW, row.importKwh, row.exportKwh);
    values.push(row.frequencyHz, row.powerFactor);
  }
  return values;
};
