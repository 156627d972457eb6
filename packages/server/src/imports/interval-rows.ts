// What a file says of intervals, before they are put together: typed arrays, because there may be millions.
import { FileRefused } from './file-refused.ts';

/** Thirty years of quarter-hours in three series, or ten of five minutes. */
export const mostIntervals = 3_000_000;

const first = 1024;

export type IntervalRow = {
  readonly line: number;
  /** The phase and register it is of. */
  readonly series: number;
  readonly fromMicros: number;
  /** NaN where the row does not give it. */
  readonly toMicros: number;
  /** mWh, or mW where the file gives mean powers; NaN where the row says nothing of the direction. */
  readonly imported: number;
  readonly exported: number;
  readonly estimated: boolean;
};

export class IntervalRows {
  count = 0;
  fromMicros = new Float64Array(first);
  toMicros = new Float64Array(first);
  imported = new Float64Array(first);
  exported = new Float64Array(first);
  lines = new Uint32Array(first);
  series = new Uint16Array(first);
  estimated = new Uint8Array(first);
  readonly #most: number;

  constructor(most = mostIntervals) {
    this.#most = most;
  }

  add(row: IntervalRow): void {
    const at = this.count;
    if (at >= this.#most) throw new FileRefused('import_too_large');
    if (at === this.fromMicros.length) this.#grow();
    this.fromMicros[at] = row.fromMicros;
    this.toMicros[at] = row.toMicros;
    this.imported[at] = row.imported;
    this.exported[at] = row.exported;
    this.lines[at] = row.line;
    this.series[at] = row.series;
    this.estimated[at] = row.estimated ? 1 : 0;
    this.count = at + 1;
  }

  /** The places of the rows in order of time, those of equal times in order of their lines. */
  inOrder(): Uint32Array {
    const { fromMicros, toMicros } = this;
    const places = Uint32Array.from({ length: this.count }, (_, at) => at);
    const compare = (one: number, other: number): number =>
      (fromMicros[one] ?? 0) - (fromMicros[other] ?? 0) ||
      // Infinite ends would not be numbers any more once subtracted.
      (toMicros[one] || 0) - (toMicros[other] || 0) ||
      one - other;
    for (let at = 1; at < this.count; at += 1) if (compare(at - 1, at) > 0) return places.sort(compare);
    return places;
  }

  #grow(): void {
    const length = this.fromMicros.length * 2;
    this.fromMicros = larger(this.fromMicros, new Float64Array(length));
    this.toMicros = larger(this.toMicros, new Float64Array(length));
    this.imported = larger(this.imported, new Float64Array(length));
    this.exported = larger(this.exported, new Float64Array(length));
    this.lines = larger(this.lines, new Uint32Array(length));
    this.series = larger(this.series, new Uint16Array(length));
    this.estimated = larger(this.estimated, new Uint8Array(length));
  }
}

const larger = <Numbers extends Float64Array | Uint32Array | Uint16Array | Uint8Array>(
  from: Numbers,
  to: Numbers,
): Numbers => {
  to.set(from);
  return to;
};
