// From the rows of a file's end to the intervals that come in.
import type { ErrorCode } from '@ohmstead/contract';
import { longestIntervalMicros } from '@ohmstead/domain';
import { type Horizon, type IntervalSink, instantFault } from './imported-reading.ts';
import { giveLengths, type LengthRule } from './interval-lengths.ts';
import type { IntervalRows } from './interval-rows.ts';
import { type JoinedIntervals, joinIntervals } from './join-intervals.ts';

export type IntervalOrder = {
  readonly rows: IntervalRows;
  /** Null where every row has both its ends. */
  readonly lengths: LengthRule | null;
  /** Whether the values are mean powers in mW. */
  readonly isPower: boolean;
  readonly horizon: Horizon;
  readonly sink: IntervalSink;
};

/** 10⁷ kWh: sums of many registers stay exact. */
const mostMwh = 1e13;
const microsPerHour = 3_600_000_000;

export const finishIntervals = ({
  rows,
  lengths,
  isPower,
  horizon,
  sink,
}: IntervalOrder): JoinedIntervals => {
  if (lengths !== null) giveLengths(rows, lengths);
  const lines = new LineRefusals(rows, sink);
  for (let at = 0; at < rows.count; at += 1) {
    const [from, to] = [rows.fromMicros[at] ?? Number.NaN, rows.toMicros[at] ?? Number.NaN];
    if (isPower) {
      rows.imported[at] = energyOf(rows.imported[at] ?? Number.NaN, to - from);
      rows.exported[at] = energyOf(rows.exported[at] ?? Number.NaN, to - from);
    }
    const code = timeFault(from, to, horizon) ?? energyFault(rows, at);
    if (code === null) continue;
    lines.refuse(rows.lines[at] ?? 0, code);
    rows.imported[at] = Number.NaN;
    rows.exported[at] = Number.NaN;
  }
  const joined = joinIntervals(rows, lines.refuse);
  sink.taken(lines.taken());
  return joined;
};

const energyOf = (milliwatts: number, lengthMicros: number): number =>
  Math.round((milliwatts * lengthMicros) / microsPerHour);

const timeFault = (from: number, to: number, horizon: Horizon): ErrorCode | null => {
  if (!(to > from && to - from <= longestIntervalMicros)) return 'import_interval_length';
  return instantFault(from, horizon) ?? instantFault(to, horizon);
};

const energyFault = (rows: IntervalRows, at: number): ErrorCode | null => {
  for (const mwh of [rows.imported[at] ?? 0, rows.exported[at] ?? 0]) {
    if (!Number.isNaN(mwh) && !(mwh >= 0 && mwh <= mostMwh)) return 'reading_out_of_range';
  }
  return null;
};

/** A line of many intervals is refused once. Rows come in the order of their lines. */
class LineRefusals {
  readonly #sink: IntervalOrder['sink'];
  readonly #lines: Uint32Array;
  /** By the first row of a line. */
  readonly #isRefused: Uint8Array;

  constructor({ lines, count }: IntervalRows, sink: IntervalOrder['sink']) {
    this.#sink = sink;
    this.#lines = lines.subarray(0, count);
    this.#isRefused = new Uint8Array(count);
  }

  readonly refuse = (line: number, code: ErrorCode): void => {
    const row = this.#firstRowOf(line);
    if (this.#isRefused[row] === 1) return;
    this.#isRefused[row] = 1;
    this.#sink.refused(line, code);
  };

  taken(): number {
    let count = 0;
    for (let at = 0; at < this.#lines.length; at += 1) {
      if (this.#lines[at] !== this.#lines[at - 1] && this.#isRefused[at] === 0) count += 1;
    }
    return count;
  }

  #firstRowOf(line: number): number {
    let low = 0;
    let high = this.#lines.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#lines[middle] ?? 0) < line) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
