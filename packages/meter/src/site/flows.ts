import { seedOf } from '../chance.ts';
import type { Day } from '../day.ts';
import { isAway, loadWatts } from '../load/load.ts';
import { batteryMinute } from '../source/battery.ts';
import { solarPower } from '../source/solar-plant.ts';
import type { SiteProfile } from './site-profile.ts';

/** Whole watts (or var) of each minute, a row for each phase of the place. */
export type PhaseMinutes = readonly Int32Array[];

/**
 * The power of a place through one day as its meters show it: + taken from the grid or used, − given.
 * For every phase and minute grid = circuits + solar + battery, exactly.
 */
export type Flows = {
  readonly day: Day;
  readonly power: ReadonlyMap<string, PhaseMinutes>;
  readonly reactive: ReadonlyMap<string, PhaseMinutes>;
  /** In the battery at the day's end. */
  readonly storedWh: number;
};

export const flowsOf = (profile: SiteProfile, seed: number, day: Day, storedWh: number): Flows => {
  const { power, reactive } = circuitsOf(profile, seed, day);
  if (profile.solar) power.set('solar', solarOf(profile, seed, day));
  const left = profile.battery ? addBattery(profile, power, day, storedWh) : storedWh;
  power.set('grid', sumOf([...power.values()], profile, day));
  reactive.set('grid', sumOf([...reactive.values()], profile, day));
  return { day, power, reactive, storedWh: left };
};

const circuitsOf = (
  profile: SiteProfile,
  seed: number,
  day: Day,
): Record<'power' | 'reactive', Map<string, PhaseMinutes>> => {
  const exact = new Map<string, { power: Float64Array[]; reactive: Float64Array[] }>();
  const away = isAway(seed, profile.awayShare, day);
  for (const load of profile.loads) {
    const watts = loadWatts(load, { seed, day, climate: profile.climate, away });
    const circuit = exact.get(load.circuit) ?? { power: rows(profile, day), reactive: rows(profile, day) };
    exact.set(load.circuit, circuit);
    const phases = load.phase === 'all' ? circuit.power.keys() : [load.phase];
    const share = load.phase === 'all' ? 1 / profile.mains.phases : 1;
    for (const phase of phases) {
      addScaled(circuit.power[phase], watts, share);
      addScaled(circuit.reactive[phase], watts, share * load.reactiveShare);
    }
  }
  const named = [...exact];
  return {
    power: new Map(named.map(([name, circuit]) => [name, circuit.power.map(whole)])),
    reactive: new Map(named.map(([name, circuit]) => [name, circuit.reactive.map(whole)])),
  };
};

const rows = (profile: SiteProfile, day: Day): Float64Array[] =>
  Array.from({ length: profile.mains.phases }, () => new Float64Array(day.minutes));

const addScaled = (sum: Float64Array | undefined, part: Float64Array, factor: number): void => {
  if (!sum) return;
  for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + (part[i] ?? 0) * factor;
};

const whole = (row: Float64Array): Int32Array => Int32Array.from(row, Math.round);

/** An inverter shares its power evenly over its phases; given, so below 0. */
const solarOf = (profile: SiteProfile, seed: number, day: Day): PhaseMinutes => {
  if (!profile.solar) return [];
  const { latitude, longitude, climate, mains } = profile;
  const sky = { seed: seedOf(seed, 'sky'), latitude, longitude, cloudiness: climate.cloudiness };
  const phase = whole(solarPower(profile.solar, sky, day).map((watts) => -watts / mains.phases));
  return Array.from({ length: mains.phases }, () => phase);
};

const addBattery = (
  profile: SiteProfile,
  power: Map<string, PhaseMinutes>,
  day: Day,
  storedWh: number,
): number => {
  if (!profile.battery) return storedWh;
  const lacking = sumOf([...power.values()], profile, day);
  const battery = lacking.map(() => new Int32Array(day.minutes));
  const net = lacking.map(() => 0);
  const given = lacking.map(() => 0);
  let stored = storedWh;
  for (let i = 0; i < day.minutes; i += 1) {
    for (const [phase, row] of lacking.entries()) net[phase] = row[i] ?? 0;
    stored = batteryMinute(profile.battery, stored, net, given);
    for (const [phase, row] of battery.entries()) row[i] = given[phase] ?? 0;
  }
  power.set('battery', battery);
  return stored;
};

const sumOf = (parts: readonly PhaseMinutes[], profile: SiteProfile, day: Day): PhaseMinutes =>
  Array.from({ length: profile.mains.phases }, (_, phase) => {
    const sum = new Int32Array(day.minutes);
    for (const part of parts) {
      const row = part[phase];
      if (row) for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + (row[i] ?? 0);
    }
    return sum;
  });
