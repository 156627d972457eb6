import type { Reading } from '@ohmstead/domain';
import { createSiteModel, profiles, readingAt, seedOf } from '@ohmstead/meter';

/** Every phase, with the net row and reactive power: the settings decide which of them is shown. */
const threePhase = () => {
  const site = profiles.solarHouse;
  const grid = site.meters.filter(({ measures }) => measures === 'grid');
  return { ...site, meters: grid.map((meter) => ({ ...meter, net: true, reactive: true })) };
};

const sites = { 1: profiles.flat, 3: threePhase() };

/**
 * What a meter at a believable house measures. It is a function of the hardware’s address and the instant, so its
 * counters go on through every restart, of the device and of the program.
 */
export const livingReadings = (phases: 1 | 3, mac: string, anchorMs: number): ((atMs: number) => Reading) => {
  const model = createSiteModel(sites[phases], seedOf(phases, mac), anchorMs);
  return (atMs) => readingAt(model, 0, atMs);
};
