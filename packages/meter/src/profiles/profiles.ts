import type { SiteProfile } from '../site/site-profile.ts';
import { bakery } from './bakery.ts';
import { farm } from './farm.ts';
import { flat } from './flat.ts';
import { solarHouse } from './solar-house.ts';

/** The sites that can be simulated. */
export const profiles = { flat, solarHouse, bakery, farm } as const satisfies Record<string, SiteProfile>;

export type ProfileName = keyof typeof profiles;
export const profileNames = [
  'flat',
  'solarHouse',
  'bakery',
  'farm',
] as const satisfies readonly ProfileName[];
