// The energy of one direction, interval by interval: the sum of the phases and of their registers. Where a phase that goes
// on before and after says nothing, the sum is unknown and the others' rows are refused. A register that says nothing is
// one of another tariff.
import type { ErrorCode } from '@ohmstead/contract';
import type { IntervalRows } from './interval-rows.ts';
import { phaseOf } from './series-number.ts';

export type DirectionTotals = {
  readonly count: number;
  readonly fromMicros: Float64Array;
  readonly toMicros: Float64Array;
  readonly mwh: Float64Array;
  readonly estimated: Uint8Array;
};

export type DirectionOrder = {
  readonly rows: IntervalRows;
  /** Places of rows in order of time. */
  readonly order: Uint32Array;
  /** mWh; NaN where a row says nothing. */
  readonly values: Float64Array;
  readonly refuse: (line: number, code: ErrorCode) => void;
};

export const sumDirection = (given: DirectionOrder): DirectionTotals => {
  const { rows, values, refuse } = given;
  const order = given.order.filter((at) => !Number.isNaN(values[at]));
  const spans = spansOf(rows, order);
  const totals = emptyTotals(order.length);
  let count = 0;
  let endMicros = Number.NEGATIVE_INFINITY;
  for (let from = 0; from < order.length; ) {
    const to = endOfGroup(rows, order, from);
    const places = order.subarray(from, to);
    from = to;
    const first = places[0] ?? 0;
    const [start, end] = [rows.fromMicros[first] ?? 0, rows.toMicros[first] ?? 0];
    const code = start < endMicros ? 'import_interval_overlapping' : null;
    const sum = code === null ? sumOf(given, places, phasesAt(spans, start, end)) : null;
    if (sum === null) {
      for (const at of places) refuse(rows.lines[at] ?? 0, code ?? 'import_phase_missing');
      continue;
    }
    endMicros = end;
    totals.fromMicros[count] = start;
    totals.toMicros[count] = end;
    totals.mwh[count] = sum.mwh;
    totals.estimated[count] = sum.estimated ? 1 : 0;
    count += 1;
  }
  return { ...totals, count };
};

const emptyTotals = (length: number): Omit<DirectionTotals, 'count'> => ({
  fromMicros: new Float64Array(length),
  toMicros: new Float64Array(length),
  mwh: new Float64Array(length),
  estimated: new Uint8Array(length),
});

const endOfGroup = (rows: IntervalRows, order: Uint32Array, from: number): number => {
  const first = order[from] ?? 0;
  let to = from + 1;
  while (to < order.length) {
    const at = order[to] ?? 0;
    if (rows.fromMicros[at] !== rows.fromMicros[first] || rows.toMicros[at] !== rows.toMicros[first])
      return to;
    to += 1;
  }
  return to;
};

type Sum = { readonly mwh: number; readonly estimated: boolean };

/** Null where a series is missing. */
const sumOf = (
  { rows, values, refuse }: DirectionOrder,
  places: Uint32Array,
  expected: number,
): Sum | null => {
  const only = places[0] ?? 0;
  if (places.length === 1 && expected <= 1) {
    return { mwh: values[only] ?? 0, estimated: rows.estimated[only] === 1 };
  }
  const found = new Map<number, number>();
  let estimated = false;
  for (const at of places) {
    const series = rows.series[at] ?? 0;
    const value = values[at] ?? 0;
    const before = found.get(series);
    if (before === undefined) {
      found.set(series, value);
      if (rows.estimated[at] === 1) estimated = true;
    } else if (before !== value) refuse(rows.lines[at] ?? 0, 'import_interval_contradictory');
  }
  if (expected > 1 && new Set([...found.keys()].map(phaseOf)).size < expected) return null;
  let mwh = 0;
  for (const value of found.values()) mwh += value;
  return { mwh, estimated };
};

type PhaseSpan = { fromMicros: number; toMicros: number };

const spansOf = (rows: IntervalRows, order: Uint32Array): PhaseSpan[] => {
  const spans = new Map<number, PhaseSpan>();
  for (const at of order) {
    const phase = phaseOf(rows.series[at] ?? 0);
    const span = spans.get(phase);
    const to = rows.toMicros[at] ?? 0;
    if (span === undefined) spans.set(phase, { fromMicros: rows.fromMicros[at] ?? 0, toMicros: to });
    else span.toMicros = Math.max(span.toMicros, to);
  }
  return [...spans.values()];
};

const phasesAt = (spans: readonly PhaseSpan[], fromMicros: number, toMicros: number): number => {
  if (spans.length === 1) return 1;
  let count = 0;
  for (const span of spans) if (span.fromMicros <= fromMicros && toMicros <= span.toMicros) count += 1;
  return count;
};
