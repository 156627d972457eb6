import { labelWidth } from './label-width.ts';

/** Every how many slots a label has room. */
export const labelStride = (labels: readonly string[], widthPx: number): number => {
  const wanted = Math.max(labelWidth('0'), ...labels.map(labelWidth)) + gapPx;
  return Math.max(1, Math.ceil((labels.length * wanted) / Math.max(1, widthPx)));
};

const gapPx = 10;
