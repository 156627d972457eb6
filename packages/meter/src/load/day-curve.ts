/** A value for each wall-clock minute, interpolated linearly between values at evenly spread hours. */
export const dayCurve = (points: readonly number[]): Float64Array => {
  const known = curves.get(points);
  const curve = known ?? Float64Array.from({ length: 1440 }, (_, minute) => between(points, minute));
  if (!known) curves.set(points, curve);
  return curve;
};

/** The curves are cached, because a profile uses them every day of every year. */
const curves = new WeakMap<readonly number[], Float64Array>();

const between = (points: readonly number[], minute: number): number => {
  const at = (minute * points.length) / 1440;
  const from = Math.floor(at);
  const left = points[from % points.length] ?? 0;
  const right = points[(from + 1) % points.length] ?? 0;
  return left + (right - left) * (at - from);
};
