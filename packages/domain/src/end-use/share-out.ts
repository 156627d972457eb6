/**
 * Shares a whole amount out in proportion to weights ≥ 0 of which one at least is above 0: whole shares that sum up to it
 * exactly, each less than 1 from its exact share and none against the amount's sign.
 */
export const shareOut = (amount: number, weights: readonly number[], shares: number[]): void => {
  let whole = 0;
  for (const weight of weights) whole += weight;
  let weighed = 0;
  let given = 0;
  for (let place = 0; place < weights.length; place += 1) {
    weighed += weights[place] ?? 0;
    const upTo = weighed === whole ? amount : Math.round(amount * (weighed / whole));
    shares[place] = upTo - given;
    given = upTo;
  }
};
