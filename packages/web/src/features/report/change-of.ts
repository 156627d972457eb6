/** The share by which it is more (+) or less (−); null where that cannot be said, as of nothing or of a credit. */
export const changeOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before <= 0 ? null : (now - before) / before;
