// Round values for a y axis of three or four lines. `finest` is the least step that its labels can distinguish.

export type ValueScale = { readonly min: number; readonly max: number; readonly step: number };

/** Always includes zero. */
export const valueScale = (lowest: number, highest: number, finest: number): ValueScale => {
  const low = Math.min(0, lowest);
  const high = Math.max(0, highest);
  const step = roundStep([1, 1.5, 2, 2.5, 3, 4, 5], (high - low) / 4 || 1, finest);
  const { min, max } = linesAround(low, high, step);
  return scaleOf(min, max === min ? 1 : max, step);
};

/** Around the values alone: from zero a voltage would be a flat line. What hardly changes lies in the middle. */
export const fittedScale = (lowest: number, highest: number, finest: number): ValueScale => {
  const leastShown = Math.max(Math.abs(lowest), Math.abs(highest)) * leastShare;
  const step = roundStep([1, 2, 5], Math.max((highest - lowest) / 3, leastShown), finest);
  const { min, max } = linesAround(lowest, highest, step);
  if (max - min >= 2) return scaleOf(min, max, step);
  // The middle is rounded to the nearest line or half-way between two, so that as many lines lie below as above.
  const middle = Math.round((lowest + highest) / step) / 2;
  const from = middle - (Number.isInteger(middle) ? 1 : 1.5);
  // What is never negative has no axis under zero.
  const lift = lowest >= 0 ? Math.max(0, -from) : 0;
  return scaleOf(from + lift, 2 * middle - from + lift, step);
};

/** A smaller share of a value is noise, which should not fill a chart. */
const leastShare = 0.0008;

/** The lines at or next to two values, counted in steps from zero. */
const linesAround = (low: number, high: number, step: number) => ({
  min: Math.floor(low / step + rounding),
  max: Math.ceil(high / step - rounding),
});

/** Exact decimals, so that a line is found again by its value. */
const scaleOf = (min: number, max: number, step: number): ValueScale => ({
  min: exact(min * step),
  max: exact(max * step),
  step,
});

const exact = (value: number): number => Number(value.toPrecision(12)) + 0;

/** The next of a few round numbers times a power of ten that is a whole number of the finest. */
const roundStep = (factors: readonly number[], raw: number, finest: number): number => {
  const least = Math.max(raw, finest) * (1 - rounding);
  const power = 10 ** Math.floor(Math.log10(least) + rounding);
  const isFit = (step: number) => step >= least && isWhole(step / finest);
  return factors.map((factor) => exact(factor * power)).find(isFit) ?? exact(10 * power);
};

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6 * Math.max(1, value);

/** Keeps 0.30000000000000004 from taking a further line. */
const rounding = 1e-9;
