// What a house with solar, storage, heat pump and car does, minute by minute: the powers its meters pass, in W.
// Rough, but with what makes real data hard to pack: clouds, compressors, switching, and noise on everything.
import { dayMs, hourMs, minuteMs } from '@ohmstead/domain';
import { type Noise, noiseOf } from './noise.ts';

const minutesPerHour = 60;
const yearMs = 365.25 * dayMs;

export type SiteMinutes = {
  readonly fromMs: number;
  /** Grid + import, − export; storage + charge, − discharge; production positive. */
  readonly gridW: Float64Array;
  readonly solarW: Float64Array;
  readonly heatPumpW: Float64Array;
  readonly carW: Float64Array;
  readonly storageW: Float64Array;
};

const solarPeakW = 8000;
const storagePeakW = 3000;
const storageWh = 10_000;
/** A storage's controller aims at a little import, and misses. */
const storageMarginW = 40;
const storageErrorW = 60;

export const siteMinutes = (fromMs: number, toMs: number): SiteMinutes => {
  const count = Math.round((toMs - fromMs) / minuteMs);
  const column = () => new Float64Array(count);
  const site = { gridW: column(), solarW: column(), heatPumpW: column(), carW: column(), storageW: column() };
  const noise = noiseOf(fromMs / hourMs);
  const sky = skyOf(noise);
  const heatPump = heatPumpOf(noise);
  const car = carOf(noise);
  let storedWh = storageWh / 2;
  for (let index = 0; index < count; index += 1) {
    const ms = fromMs + index * minuteMs;
    const solarW = Math.max(0, elevation(ms)) * solarPeakW * sky(ms);
    const heatPumpW = heatPump(ms);
    const carW = car(ms);
    const neededW = householdW(ms, noise) + heatPumpW + carW - solarW;
    const storageW = storagePower(neededW, storedWh, noise);
    storedWh += storageW / minutesPerHour;
    site.gridW[index] = neededW + storageW;
    site.solarW[index] = solarW;
    site.heatPumpW[index] = heatPumpW;
    site.carW[index] = carW;
    site.storageW[index] = storageW;
  }
  return { fromMs, ...site };
};

const hourOf = (ms: number): number => (ms % dayMs) / hourMs;
/** 0 at the turn of the year, 1 in the middle. */
const summer = (ms: number): number => (1 - Math.cos((2 * Math.PI * (ms % yearMs)) / yearMs)) / 2;

/** Sine of the sun's height at 50° north, roughly. */
const elevation = (ms: number): number =>
  Math.cos(((hourOf(ms) - 11.5) / 12) * Math.PI) * 0.6 + (summer(ms) - 0.55) * 0.6;

/** How much of the sun comes through: a mean for the day, clouds that drift, and a flicker. */
const skyOf = (noise: Noise) => {
  let [day, mean, cloud] = [-1, 0.5, 0];
  return (ms: number): number => {
    const today = Math.floor(ms / dayMs);
    if (today !== day) mean = 0.15 + 0.85 * noise.even();
    day = today;
    cloud = 0.97 * cloud + 0.06 * noise.normal() * (1 - mean);
    return Math.min(1, Math.max(0.03, mean + cloud)) * (1 + 0.015 * noise.normal());
  };
};

/** Standby, a morning, an evening, and things switched on for some minutes. */
const householdW = (ms: number, noise: Noise): number => {
  const hour = hourOf(ms);
  const morning = 500 * Math.exp(-((hour - 6.5) ** 2) / 2);
  const evening = 900 * Math.exp(-((hour - 18) ** 2) / 6);
  const kettle = noise.even() < 0.004 + (morning + evening) / 40_000 ? 2000 : 0;
  return (220 + morning + evening + kettle) * (1 + 0.03 * noise.normal());
};

const heatPumpOf = (noise: Noise) => {
  let minutesLeft = 0;
  let isOn = false;
  return (ms: number): number => {
    minutesLeft -= 1;
    if (minutesLeft <= 0) {
      isOn = !isOn && noise.even() > 0.8 * summer(ms);
      minutesLeft = 15 + 40 * noise.even();
    }
    return isOn ? 1900 * (1 + 0.02 * noise.normal()) : 8;
  };
};

const carOf = (noise: Noise) => {
  let minutesLeft = 0;
  return (ms: number): number => {
    const mayPlugIn = Math.abs(hourOf(ms) - 17.5) < 0.01;
    if (mayPlugIn && noise.even() < 0.4) minutesLeft = 60 + 180 * noise.even();
    minutesLeft -= 1;
    return minutesLeft > 0 ? 3600 * (1 + 0.01 * noise.normal()) : 2;
  };
};

const storagePower = (neededW: number, storedWh: number, noise: Noise): number => {
  const missedW = neededW - storageMarginW + storageErrorW * noise.normal();
  const canCharge = missedW < 0 && storedWh < storageWh;
  const canDischarge = missedW > 0 && storedWh > 0;
  return canCharge || canDischarge ? Math.max(-storagePeakW, Math.min(storagePeakW, -missedW)) : 0;
};
