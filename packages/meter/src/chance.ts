// Randomness without state: each number is a function of its arguments, so instants can be computed in any order.

const scramble = (value: number): number => {
  let h = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** A seed for a named thing of a seeded thing (FNV-1a). */
export const seedOf = (seed: number, name: string): number => {
  let h = scramble(seed ^ 0x811c9dc5);
  for (let i = 0; i < name.length; i += 1) h = Math.imul(h ^ name.charCodeAt(i), 0x01000193);
  return scramble(h);
};

/** A number distributed evenly in [0, 1). */
export const chance = (seed: number, index: number): number =>
  scramble(seed ^ scramble(index + 0x9e3779b9)) / 2 ** 32;

/** A number distributed evenly in [−1, 1). */
export const swing = (seed: number, index: number): number => 2 * chance(seed, index) - 1;

/** Noise in [−1, 1] that moves smoothly from one whole `x` to the next. */
export const drift = (seed: number, x: number): number => {
  const from = Math.floor(x);
  return eased(swing(seed, from), swing(seed, from + 1), x - from);
};

/** The same, quick for one `x` close after another: between two whole ones its ends are drawn once. */
export const driftAlong = (seed: number): ((x: number) => number) => {
  let from = Number.NaN;
  let left = 0;
  let right = 0;
  return (x) => {
    if (Math.floor(x) !== from) {
      from = Math.floor(x);
      left = swing(seed, from);
      right = swing(seed, from + 1);
    }
    return eased(left, right, x - from);
  };
};

const eased = (left: number, right: number, share: number): number => {
  const weight = share * share * (3 - 2 * share);
  return left * (1 - weight) + right * weight;
};
