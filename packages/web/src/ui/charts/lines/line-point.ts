/** Whether a measured value has no measured neighbour, so that no line would show it. */
export const isIsolated = (values: readonly (number | null)[], slot: number): boolean =>
  values[slot] != null && values[slot - 1] == null && values[slot + 1] == null;

type Point = [number, number | null];

/** A point in the middle of its slot. It gets a dot only where it stands alone: plain pairs are drawn much faster. */
export const linePoint = (values: readonly (number | null)[], slot: number, value: number | null) => {
  const point: Point = [slot + 0.5, value];
  return isIsolated(values, slot) ? { value: point, symbol: 'circle', symbolSize: 3 } : point;
};
