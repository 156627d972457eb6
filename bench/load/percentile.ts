/** The value that this share of the sorted values does not exceed. */
export const percentileOf = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
