// The yield of solar modules under an average sky, from the height of the sun alone: a shape for sites that have no
// yield of their own to scale. Irradiance of a clear sky by Haurwitz (1945), 1098 · sin h · e^(−0.057 / sin h) W/m².
import { dayMs, hourMs, minuteMs } from '../time/durations.ts';
import { quarterHourMs } from '../time/slot.ts';

export type Place = { readonly latitude: number; readonly longitude: number };

/**
 * About this share of a clear year's horizontal irradiance becomes energy: clouds take some 40 %, modules and inverter
 * 20 %, and the tilt gives back 20 %. It brings Berlin (52.5°) to 1,000 kWh a year and kWp.
 */
const usualShare = 0.57;

const radians = Math.PI / 180;
const daysOfYear = 365.2422;

/** Sine of the sun's height above the horizon. */
const sunHeight = (atMs: number, { latitude, longitude }: Place): number => {
  const days = (atMs / dayMs) % daysOfYear; // 1970 began with a 1 January
  const declination = -23.44 * Math.cos(((days + 10) / daysOfYear) * 2 * Math.PI);
  const b = ((days - 81) / daysOfYear) * 2 * Math.PI;
  const equationOfTimeMinutes = 9.87 * Math.sin(2 * b) - 7.53 * Math.cos(b) - 1.5 * Math.sin(b);
  const solarMinutes = (atMs % dayMs) / minuteMs + longitude * 4 + equationOfTimeMinutes;
  const hourAngle = solarMinutes / 4 - 180;
  return (
    Math.sin(latitude * radians) * Math.sin(declination * radians) +
    Math.cos(latitude * radians) * Math.cos(declination * radians) * Math.cos(hourAngle * radians)
  );
};

/** The yield of the quarter-hour that begins at `fromMs`, in mWh, for a plant of that many watts peak. */
export const clearSkyYieldMwh = (fromMs: number, place: Place, wattsPeak: number): number => {
  const height = sunHeight(fromMs + quarterHourMs / 2, place);
  if (height <= 0) return 0;
  const sunshine = (1098 * height * Math.exp(-0.057 / height)) / 1000;
  return Math.round((wattsPeak * 1000 * sunshine * usualShare * quarterHourMs) / hourMs);
};
