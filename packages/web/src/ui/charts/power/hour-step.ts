/** Every how many hours a day's axis is marked. */
export const hourStepOf = (widthPx: number): number => {
  if (widthPx < 480) return 6;
  if (widthPx < 720) return 3;
  return widthPx < 2400 ? 2 : 1;
};
