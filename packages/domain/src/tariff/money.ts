// Exact money. Prices are whole micro units and energies whole mWh. Their product can pass 2^53, so amounts are ratios
// of big integers until they are rounded to a currency's minor unit.

/** ISO 4217 currencies whose minor unit is not a hundredth. */
const digitsByCurrency: Readonly<Record<string, number>> = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3]),
]);

/** Decimal digits of a currency's minor unit. */
export const minorDigits = (currency: string): number => digitsByCurrency[currency.toUpperCase()] ?? 2;

/** `numerator / denominator` to the nearest integer, a half away from zero. The denominator is positive. */
export const roundedRatio = (numerator: bigint, denominator: bigint): number => {
  const half = numerator < 0n ? -denominator : denominator;
  const rounded = Number((2n * numerator + half) / (2n * denominator));
  if (!Number.isSafeInteger(rounded))
    throw new RangeError('The amount is beyond 2^53 minor units and cannot be exact: check the prices.');
  return rounded;
};

/** Micro currency units, given as a ratio, in whole minor units. */
export const minorUnits = (micros: bigint, per: bigint, currency: string): number =>
  roundedRatio(micros * 10n ** BigInt(minorDigits(currency)), per * 1_000_000n);
