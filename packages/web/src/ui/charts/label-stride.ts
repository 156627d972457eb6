/** Every how many slots a label has room. */
export const labelStride = (labels: readonly string[], widthPx: number): number => {
  const longest = labels.reduce((most, label) => Math.max(most, label.length), 1);
  const wanted = longest * letterPx + gapPx;
  return Math.max(1, Math.ceil((labels.length * wanted) / Math.max(1, widthPx)));
};

const letterPx = 7;
const gapPx = 10;
