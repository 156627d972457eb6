// A sum of products that stays exact beyond 2^53 and quick below it.

export type ExactSum = { high: bigint; low: number };

export const zeroSum = (): ExactSum => ({ high: 0n, low: 0 });

const half = 2 ** 52;

/** Adds `a × b`, both safe integers. */
export const addProduct = (sum: ExactSum, a: number, b: number): void => {
  const product = a * b;
  if (product > half || product < -half) {
    sum.high += BigInt(a) * BigInt(b);
    return;
  }
  sum.low += product;
  if (sum.low > half || sum.low < -half) {
    sum.high += BigInt(sum.low);
    sum.low = 0;
  }
};

export const totalOf = (sum: ExactSum): bigint => sum.high + BigInt(sum.low);
