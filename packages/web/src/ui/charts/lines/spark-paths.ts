// Pure: values to the paths of a sparkline, in a box 100 wide and 32 high. Zero always lies in view.

const width = 100;
const height = 32;
/** The margin keeps the line's half width from being cut off. */
const margin = 1.5;

export type SparkPaths = { readonly line: string; readonly area: string; readonly zeroY: number };

export const sparkPaths = (values: readonly (number | null)[], slots: number): SparkPaths => {
  const low = values.reduce<number>((least, value) => Math.min(least, value ?? 0), 0);
  const high = values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0);
  const x = (slot: number) => round((width * slot) / Math.max(1, slots - 1));
  const y = (value: number) =>
    round(height - margin - ((height - 2 * margin) * (value - low)) / (high - low || 1));
  const runs = knownRuns(values).map((run) => run.map(({ slot, value }) => ({ x: x(slot), y: y(value) })));
  const zeroY = y(0);
  return { line: runs.map(linePath).join(''), area: runs.map((run) => areaPath(run, zeroY)).join(''), zeroY };
};

type Known = { readonly slot: number; readonly value: number };

/** Neighbours that are known; between two runs lies a gap. */
const knownRuns = (values: readonly (number | null)[]): Known[][] => {
  const runs: Known[][] = [];
  let run: Known[] = [];
  for (const [slot, value] of values.entries()) {
    if (value === null) run = [];
    else {
      if (run.length === 0) runs.push(run);
      run.push({ slot, value });
    }
  }
  return runs;
};

type Point = { readonly x: number; readonly y: number };

/** A value alone is a short stroke. */
const linePath = (run: readonly Point[]): string => {
  const path = run.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return run.length === 1 ? `${path}h0.5` : path;
};

const areaPath = (run: readonly Point[], zeroY: number): string => {
  const first = run[0];
  const last = run.at(-1);
  if (!first || !last) return '';
  return `M${first.x} ${zeroY}${run.map(({ x, y }) => `L${x} ${y}`).join('')}L${last.x} ${zeroY}Z`;
};

const round = (value: number): number => Math.round(value * 100) / 100;
