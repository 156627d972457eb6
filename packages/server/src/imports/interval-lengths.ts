// Gives each interval its two ends. A row that gives both has them; of the others the mapping says how long they are, or
// else they are as long as the most frequent step between the rows of their series. Days and months are as long as the
// wall clock makes them.
import type { IntervalRows } from './interval-rows.ts';
import type { WallClock } from './wall-clock.ts';

export type LengthRule = {
  readonly stamp: 'start' | 'end';
  readonly seconds: number | undefined;
  /** Null where times are instants. */
  readonly clock: WallClock | null;
};

const dayMicros = 24 * 3_600_000_000;
const daylongMicros = 20 * 3_600_000_000;
/** Half a week of difference between months, an hour between days. */
const tolerance = 0.15;

/** What remains without an end is of unknown length. */
export const giveLengths = (rows: IntervalRows, rule: LengthRule): void => {
  const { fromMicros, toMicros } = rows;
  const order = rows.inOrder();
  const steps = rule.seconds === undefined ? stepsOf(rows, order) : null;
  const isStart = rule.stamp === 'start';
  const neighbours = neighboursOf(rows, isStart ? order.reverse() : order);
  for (let at = 0; at < rows.count; at += 1) {
    if (!Number.isNaN(toMicros[at])) continue;
    const stamp = fromMicros[at] ?? Number.NaN;
    const step = steps === null ? (rule.seconds ?? 0) * 1e6 : (steps.get(rows.series[at] ?? 0) ?? Number.NaN);
    const end = otherEnd(stamp, neighbours[at] ?? Number.NaN, isStart ? step : -step, rule);
    toMicros[at] = isStart ? end : stamp;
    if (!isStart) fromMicros[at] = end;
  }
};

const otherEnd = (stamp: number, neighbour: number, step: number, { clock, seconds }: LengthRule): number => {
  if (Math.abs(step) < daylongMicros) return stamp + step;
  const gap = neighbour - stamp;
  if (seconds === undefined && Math.abs(gap - step) <= tolerance * Math.abs(step)) return neighbour;
  if (clock === null || step % dayMicros !== 0) return stamp + step;
  return isMonth(Math.abs(step)) ? monthShifted(clock, stamp, Math.sign(step)) : shifted(clock, stamp, step);
};

const isMonth = (micros: number): boolean => micros >= 28 * dayMicros && micros <= 31 * dayMicros;

/** The last month of a file, or one before a missing month, has its own length too. */
const monthShifted = (clock: WallClock, micros: number, by: number): number => {
  const shown = new Date(clock.shownAt(micros) / 1000);
  const [year, month] = [shown.getUTCFullYear(), shown.getUTCMonth() + by];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  shown.setUTCFullYear(year, month, Math.min(shown.getUTCDate(), lastDay));
  return clock.showing(shown.getTime() * 1000)[0] ?? micros + by * 30 * dayMicros;
};

/** The instant that shows the same time so many days later. */
const shifted = (clock: WallClock, micros: number, by: number): number =>
  clock.showing(clock.shownAt(micros) + by)[0] ?? micros + by;

/** The time of the row before, as the order goes, in the series of each; NaN where there is none. */
const neighboursOf = (rows: IntervalRows, order: Uint32Array): Float64Array => {
  const neighbours = new Float64Array(rows.count);
  const last = new Map<number, { readonly micros: number; readonly before: number }>();
  for (const at of order) {
    const series = rows.series[at] ?? 0;
    const micros = rows.fromMicros[at] ?? Number.NaN;
    const seen = last.get(series);
    const before = seen?.micros === micros ? seen.before : (seen?.micros ?? Number.NaN);
    neighbours[at] = before;
    last.set(series, { micros, before });
  }
  return neighbours;
};

/** Files of irregular steps have no most frequent one worth looking further for. */
const mostSteps = 10_000;

const stepsOf = (rows: IntervalRows, order: Uint32Array): Map<number, number> => {
  const counts = new Map<number, Map<number, number>>();
  const last = new Map<number, number>();
  for (const at of order) {
    const series = rows.series[at] ?? 0;
    const micros = rows.fromMicros[at] ?? Number.NaN;
    const step = micros - (last.get(series) ?? Number.NaN);
    last.set(series, micros);
    if (!(step > 0)) continue;
    const ofSeries = counts.get(series) ?? new Map<number, number>();
    counts.set(series, ofSeries);
    if (ofSeries.size < mostSteps || ofSeries.has(step)) ofSeries.set(step, (ofSeries.get(step) ?? 0) + 1);
  }
  return new Map([...counts].map(([series, ofSeries]) => [series, mostFrequent(ofSeries)]));
};

/** Of equally frequent ones the shortest. */
const mostFrequent = (counts: ReadonlyMap<number, number>): number => {
  let best = Number.NaN;
  let most = 0;
  for (const [step, count] of counts) {
    if (count > most || (count === most && step < best)) [best, most] = [step, count];
  }
  return best;
};
