import { drift, seedOf, swing } from '../chance.ts';
import { stepMs } from './flicker.ts';
import type { Mains } from './site-profile.ts';

/** Voltage of one phase: the network's slow drift, the drop over the line to the place, and a little noise. */
export const voltageAt = (mains: Mains, seed: number, phase: number, gridW: number, atMs: number): number => {
  const own = seedOf(seed, `voltage ${phase}`);
  const slow = 0.009 * drift(own, atMs / 9_000_000) + 0.005 * drift(own, atMs / 500_000);
  const drop = (gridW / mains.voltageV) * mains.lineOhm;
  const noise = 0.0012 * swing(own, Math.floor(atMs / stepMs));
  return mains.voltageV * (1 + slow + noise) - drop;
};

/** One network, one frequency: all places on it see the same. */
export const frequencyAt = (mains: Mains, atMs: number): number => {
  const network = seedOf(mains.frequencyHz, 'frequency');
  return mains.frequencyHz + 0.022 * drift(network, atMs / 240_000) + 0.012 * drift(network, atMs / 20_000);
};
