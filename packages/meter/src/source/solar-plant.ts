import { minuteMs } from '@ohmstead/domain';
import { type Day, minuteOfEpoch } from '../day.ts';
import { clearSkyOnLevel } from '../sky/clear-sky.ts';
import { clearnessOf } from '../sky/clouds.ts';
import { type SunVector, sunOver } from '../sky/sun.ts';

export type SolarPlant = {
  readonly peakW: number;
  /** The most power that the inverter can pass on. */
  readonly inverterW: number;
  /** The tilt in degrees from level, and the compass bearing that the panels face. */
  readonly tilt: number;
  readonly bearing: number;
};

export type Sky = {
  readonly seed: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly cloudiness: number;
};

const radian = Math.PI / 180;
/** The share that is left after losses in cables, heat, dirt and the inverter. */
const performance = 0.8;
/** An inverter does not start below this. */
const startW = 15;

/** AC power in W for each minute of a day. */
export const solarPower = (plant: SolarPlant, sky: Sky, day: Day): Float64Array => {
  const power = new Float64Array(day.minutes);
  const sunAt = sunOver(sky.latitude, sky.longitude, (day.fromMs + day.toMs) / 2);
  const clearness = clearnessOf(sky.seed, sky.cloudiness, day);
  const lightOn = panelLight(plant);
  const first = minuteOfEpoch(day, 0);
  for (let i = 0; i < power.length; i += 1) {
    const sun = sunAt(day.fromMs + (i + 0.5) * minuteMs);
    if (sun.up <= 0) continue;
    const dc = plant.peakW * performance * lightOn(sun, clearness(first + i));
    power[i] = dc < startW ? 0 : Math.min(dc, plant.inverterW);
  }
  return power;
};

/** The irradiance on the panels, in units of 1,000 W/m². */
const panelLight = ({ tilt, bearing }: SolarPlant) => {
  const east = Math.sin(tilt * radian) * Math.sin(bearing * radian);
  const north = Math.sin(tilt * radian) * Math.cos(bearing * radian);
  const up = Math.cos(tilt * radian);
  return (sun: SunVector, clearness: number): number => {
    const level = clearSkyOnLevel(sun.up);
    const beamShare = 0.88 * clearness;
    const facing = Math.max(0, sun.east * east + sun.north * north + sun.up * up);
    // The beam of a low sun is spread over level ground; without the bound the panels would receive unlimited light.
    const beam = (level * beamShare * facing) / Math.max(sun.up, 0.08);
    return clearness * (beam + level * (1 - beamShare));
  };
};
