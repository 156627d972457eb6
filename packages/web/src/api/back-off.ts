const firstMs = 1000;
const mostMs = 30_000;

/** Doubles with each failure in a row, spread so that clients of a restarted server do not come all at once. */
export const backOffMs = (failures: number, random: number): number =>
  Math.min(mostMs, firstMs * 2 ** failures) * (0.5 + random / 2);
