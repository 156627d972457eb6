import { drift, seedOf, swing } from '../chance.ts';
import { stepMs } from './flicker.ts';
import type { Mains } from './site-profile.ts';

/** Voltage of one phase: the network's slow drift, the drop over the line to the site, and a little noise. */
export const voltageAt = (mains: Mains, seed: number, gridW: number, atMs: number): number => {
  const slow = 0.009 * drift(seed, atMs / 9_000_000) + 0.005 * drift(seed, atMs / 500_000);
  const drop = (gridW / mains.voltageV) * mains.lineOhm;
  const noise = 0.0012 * swing(seed, Math.floor(atMs / stepMs));
  return mains.voltageV * (1 + slow + noise) - drop;
};

const networkSeeds = { 50: seedOf(50, 'network'), 60: seedOf(60, 'network') };

/** The network has one frequency, which all sites on it see. */
export const frequencyAt = (mains: Mains, atMs: number): number => {
  const network = networkSeeds[mains.frequencyHz];
  return mains.frequencyHz + 0.022 * drift(network, atMs / 240_000) + 0.012 * drift(network, atMs / 20_000);
};
