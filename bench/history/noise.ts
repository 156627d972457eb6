// Noise that is the same on every machine: a bench measures the same data each time.

export type Noise = {
  /** Even, 0 to 1. */
  even(): number;
  /** About normal: mean 0, standard deviation 1. */
  normal(): number;
};

/** Xorshift of 32 bits. */
export const noiseOf = (seed: number): Noise => {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  const even = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  // The sum of four even numbers has a variance of a third.
  const normal = (): number => (even() + even() + even() + even() - 2) * Math.sqrt(3);
  return { even, normal };
};
