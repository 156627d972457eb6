const most = 4;

/** Full bars of a strength from 0 to 100: none where nothing is known, one for the weakest that is heard. */
export const barsOf = (signal: number | null): number =>
  signal === null ? 0 : Math.min(most, Math.max(1, Math.ceil(signal / (100 / most))));
