/** What is balanced: power in W or energy in mWh. */
export type Quantity = 'power' | 'energy';

/**
 * How much meters may contradict each other and still be believed. Power differs more: the meters
 * of a site are read seconds apart. 50 W or 10 %; 50 Wh or 2 %.
 */
const tolerances = {
  power: { absolute: 50, share: 0.1 },
  energy: { absolute: 50_000, share: 0.02 },
} as const satisfies Record<Quantity, { absolute: number; share: number }>;

/** Tolerance for a site through which that much passes. */
export const toleranceOf = (quantity: Quantity, passed: number): number =>
  Math.max(tolerances[quantity].absolute, tolerances[quantity].share * passed);
