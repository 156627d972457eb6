/** A value at any minute of the day from values at evenly spread hours, joined by straight lines. */
export const dayCurve = (points: readonly number[]): ((wallMinute: number) => number) => {
  const step = 1440 / points.length;
  return (minute) => {
    const at = minute / step;
    const from = Math.floor(at);
    const share = at - from;
    const left = points[from % points.length] ?? 0;
    const right = points[(from + 1) % points.length] ?? 0;
    return left + (right - left) * share;
  };
};
