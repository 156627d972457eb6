// Round values for a y axis of three or four lines that always includes zero.

export type ValueScale = { readonly min: number; readonly max: number; readonly step: number };

export const valueScale = (lowest: number, highest: number): ValueScale => {
  const low = Math.min(0, lowest);
  const high = Math.max(0, highest);
  const step = roundStep((high - low) / 4 || 1);
  return {
    min: Math.floor(low / step + rounding) * step,
    max: Math.ceil(high / step - rounding) * step || step,
    step,
  };
};

/** Around the values alone: from zero a voltage would be a flat line. */
export const fittedScale = (lowest: number, highest: number): ValueScale => {
  const step = roundStep((highest - lowest) / 3 || Math.abs(highest) / 10 || 1);
  const min = Math.floor(lowest / step + rounding) * step;
  return { min, max: Math.max(Math.ceil(highest / step - rounding) * step, min + step), step };
};

/** The next of a few round numbers times a power of ten. */
const roundStep = (raw: number): number => {
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 1.5, 2, 2.5, 3, 4, 5].find((f) => f * power >= raw * (1 - rounding)) ?? 10;
  return factor * power;
};

/** Keeps 0.30000000000000004 from taking a further line. */
const rounding = 1e-9;
