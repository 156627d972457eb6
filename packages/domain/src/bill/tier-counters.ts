import type { Band } from '../tariff/band.ts';

/**
 * mWh of the billing period so far, in each band and in total. They continue when another version or season begins, of
 * whatever type, so that a new price in mid-period does not restart the tiers. Energy of versions without bands belongs
 * to no band; energy without a version is not counted.
 */
export type TierCounters = Record<Band | 'all', number>;

export const emptyCounters = (): TierCounters => ({ peak: 0, standard: 0, offPeak: 0, all: 0 });
