// The weather that a household lives in, as a weather service would report it: synthetic, and without any error.
import { hourMs, minuteMs, type WeatherHour } from '@ohmstead/domain';
import { seedOf } from '../chance.ts';
import { type Day, dayAt, minuteOfEpoch, wallMinute } from '../day.ts';
import { clearSkyOnLevel } from '../sky/clear-sky.ts';
import { outdoorC } from '../sky/climate.ts';
import { clearnessOf } from '../sky/clouds.ts';
import { sunOver } from '../sky/sun.ts';
import type { SiteProfile } from './site-profile.ts';

type Household = { readonly profile: SiteProfile; readonly seed: number };

/** Every full hour of UTC of a span; radiation is the mean of the hour before. */
export const weatherHours = (household: Household, fromMs: number, toMs: number): WeatherHour[] => {
  const hours: WeatherHour[] = [];
  for (let atMs = Math.ceil(fromMs / hourMs) * hourMs; atMs < toMs; atMs += hourMs) {
    hours.push({
      atMs,
      temperatureC: temperatureAt(household, atMs),
      radiationWPerM2: meanRadiation(household, atMs - hourMs),
      sunshineSeconds: null,
      code: null,
    });
  }
  return hours;
};

const minuteIn = (day: Day, atMs: number): number => Math.floor((atMs - day.fromMs) / minuteMs);

const temperatureAt = ({ profile, seed }: Household, atMs: number): number => {
  const day = dayAt(profile.zone, atMs);
  return outdoorC(profile.climate, seed, day)(wallMinute(day, minuteIn(day, atMs)));
};

const minutesOfHour = 60;
const wattsPerUnit = 1000;

const meanRadiation = ({ profile, seed }: Household, fromMs: number): number => {
  const { latitude, longitude, zone, climate } = profile;
  const day = dayAt(zone, fromMs + hourMs / 2);
  const sunAt = sunOver(latitude, longitude, (day.fromMs + day.toMs) / 2);
  const clearness = clearnessOf(seedOf(seed, 'sky'), climate.cloudiness, day);
  const first = minuteIn(day, fromMs);
  let sum = 0;
  for (let minute = first; minute < first + minutesOfHour; minute += 1) {
    const { up } = sunAt(day.fromMs + (minute + 0.5) * minuteMs);
    if (up > 0) sum += clearSkyOnLevel(up) * clearness(minuteOfEpoch(day, minute));
  }
  return (wattsPerUnit * sum) / minutesOfHour;
};
