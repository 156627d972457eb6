import { dayMs } from '@ohmstead/domain';
import { type Day, dayAt } from '../day.ts';
import { type DayStart, nextStart } from './counted-day.ts';
import { flowsOf } from './flows.ts';
import type { SiteProfile } from './site-profile.ts';

export type Household = { readonly profile: SiteProfile; readonly seed: number };

/** A battery is full or empty within a day or so, so its charge before this many days does not matter. */
const warmUpDays = 2;

/** The counts of one day, and the energy it leaves in the battery. */
export const countedOn = ({ profile, seed }: Household, day: Day, storedWh: number): DayStart =>
  nextStart(profile, seed, { day, storedWh, counts: [] }, day);

/** The energy in the battery at the start of a day, from the days before it alone. */
export const storedAt = ({ profile, seed }: Household, day: Day): number => {
  let storedWh = reserveOf(profile);
  if (!profile.battery) return storedWh;
  for (let back = warmUpDays; back > 0; back -= 1)
    storedWh = flowsOf(profile, seed, daysBefore(profile.zone, day, back), storedWh).storedWh;
  return storedWh;
};

const reserveOf = ({ battery }: SiteProfile): number => (battery ? battery.capacityWh * battery.reserve : 0);

/** Steps from noon to noon, so that a clock change neither skips a day nor visits one twice. */
export const daysBefore = (zone: string, day: Day, count: number): Day =>
  dayAt(zone, day.fromMs + (0.5 - count) * dayMs);
