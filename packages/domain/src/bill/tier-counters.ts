import type { Band } from '../tariff/band.ts';

/**
 * mWh of the billing period so far, in each band and altogether. They run on when another version begins, so that
 * a new price in mid-period does not begin the tiers anew; energy of versions without bands is in no band.
 */
export type TierCounters = Record<Band | 'all', number>;

export const emptyCounters = (): TierCounters => ({ peak: 0, standard: 0, offPeak: 0, all: 0 });
