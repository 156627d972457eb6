// Readings of one meter that claim the same instant with different values: each gets a microsecond of its own.
// The place depends on the readings alone, never on the order in which they came.
import type { FlatRows, FlatValues } from '@ohmstead/domain';

export type TimeClaim = {
  /** The instant the reading claims. */
  readonly claimedMicros: number;
  readonly values: FlatValues;
};

export type Placed<C extends TimeClaim> = { readonly claim: C; readonly atMicros: number };

/** Sorted by place; of claims equal in instant and values only the first is kept. */
export const placeReadings = <C extends TimeClaim>(claims: readonly C[]): Placed<C>[] => {
  const sorted = [...claims].sort(compareClaims);
  const placed: Placed<C>[] = [];
  for (const claim of sorted) {
    const before = placed.at(-1);
    if (before && compareClaims(before.claim, claim) === 0) continue;
    placed.push({ claim, atMicros: Math.max(claim.claimedMicros, (before?.atMicros ?? -Infinity) + 1) });
  }
  return placed;
};

export const isSameClaim = (a: TimeClaim, b: TimeClaim): boolean => compareClaims(a, b) === 0;

const compareClaims = (a: TimeClaim, b: TimeClaim): number =>
  a.claimedMicros - b.claimedMicros || compareValues(a.values, b.values);

const compareValues = (a: FlatValues, b: FlatValues): number =>
  compareLists(a.phases, b.phases) || compareLists(a.net, b.net) || compareLists(a.reactive, b.reactive);

/** Null before anything, then by length, then number by number. */
const compareLists = (a: FlatRows | null, b: FlatRows | null): number => {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  if (a.length !== b.length) return a.length - b.length;
  for (let index = 0; index < a.length; index += 1) {
    const order = compareNumbers(a[index] ?? null, b[index] ?? null);
    if (order !== 0) return order;
  }
  return 0;
};

const compareNumbers = (a: number | null, b: number | null): number =>
  a === null || b === null ? Number(a !== null) - Number(b !== null) : Math.sign(a - b);
