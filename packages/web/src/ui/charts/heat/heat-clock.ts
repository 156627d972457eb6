// Pure: which hours are named above a heat map.
import { labelWidth } from '../plot/label-width.ts';

const columns = 24;
const steps = [1, 2, 3, 6] as const;
const seldom = 12;
const gapPx = 9;

/** Every how many hours a name has room. */
export const namedEvery = (widthPx: number, names: readonly string[]): number => {
  const wanted = Math.max(...names.map(labelWidth)) + gapPx;
  return steps.find((step) => (widthPx / columns) * step >= wanted) ?? seldom;
};
