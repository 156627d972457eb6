/** The quantile of values in ascending order, interpolated between neighbours; NaN without values. */
export const quantileOf = (sorted: ArrayLike<number>, share: number): number => {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
};

export const medianOf = (values: readonly number[]): number =>
  quantileOf(Float64Array.from(values).sort(), 0.5);
