import { seedOf } from '../chance.ts';
import { type Day, wallMinutes } from '../day.ts';
import { isAway, type Load, loadWatts } from '../load/load.ts';
import { outdoorC } from '../sky/climate.ts';
import { batteryMinute } from '../source/battery.ts';
import { solarPower } from '../source/solar-plant.ts';
import { addScaled, type PhaseMinutes, sumRows, wholeRow } from './phase-minutes.ts';
import type { SiteProfile } from './site-profile.ts';

/**
 * The power of a site through one day as its meters show it: + taken from the grid or used, − given.
 * For every phase and minute grid = circuits + solar + battery, exactly.
 */
export type Flows = {
  readonly day: Day;
  readonly power: ReadonlyMap<string, PhaseMinutes>;
  readonly reactive: ReadonlyMap<string, PhaseMinutes>;
  /** Everything that flickers within a minute, with its seed: all but the grid and the battery. */
  readonly restless: readonly { readonly measures: string; readonly seed: number }[];
  /** The energy in the battery at the day's end. */
  readonly storedWh: number;
};

export const flowsOf = (profile: SiteProfile, seed: number, day: Day, storedWh: number): Flows => {
  const { phases } = profile.mains;
  const drawn = drawnBy(profile, seed, day);
  const power = circuitsOf(profile, day, drawn, () => 1);
  if (profile.solar) power.set('solar', solarOf(profile, seed, day));
  const restless = [...power.keys()].map((measures) => ({
    measures,
    seed: seedOf(seed, `flicker ${measures}`),
  }));
  const left = profile.battery ? addBattery(profile, power, day, storedWh) : storedWh;
  power.set('grid', sumRows([...power.values()], phases, day.minutes));
  let reactive: Flows['reactive'] | undefined;
  return {
    day,
    power,
    restless,
    storedWh: left,
    get reactive() {
      reactive ??= reactiveOf(profile, day, drawn);
      return reactive;
    },
  };
};

/** The power of a load for each minute, in W. */
type Drawn = { readonly load: Load; readonly watts: Float64Array };

const drawnBy = (profile: SiteProfile, seed: number, day: Day): Drawn[] => {
  const context = loadDay(profile, seed, day);
  return profile.loads.map((load) => ({ load, watts: loadWatts(load, context) }));
};

/** Most days are only counted, by meters that do not ask for it. */
const reactiveOf = (profile: SiteProfile, day: Day, drawn: readonly Drawn[]): Flows['reactive'] => {
  const reactive = circuitsOf(profile, day, drawn, ({ reactiveShare }) => reactiveShare);
  reactive.set('grid', sumRows([...reactive.values()], profile.mains.phases, day.minutes));
  return reactive;
};

const circuitsOf = (
  { mains: { phases } }: SiteProfile,
  { minutes }: Day,
  drawn: readonly Drawn[],
  factorOf: (load: Load) => number,
): Map<string, PhaseMinutes> => {
  const circuits = new Map<string, (Float64Array | undefined)[]>();
  for (const { load, watts } of drawn) {
    const rows = circuits.get(load.circuit) ?? new Array<undefined>(phases).fill(undefined);
    circuits.set(load.circuit, rows);
    const share = load.phase === 'all' ? 1 / phases : 1;
    for (const phase of load.phase === 'all' ? rows.keys() : [load.phase]) {
      rows[phase] ??= new Float64Array(minutes);
      addScaled(rows[phase], watts, share * factorOf(load));
    }
  }
  const whole = (row: Float64Array | undefined) => (row ? wholeRow(row) : new Int32Array(minutes));
  return new Map([...circuits].map(([name, rows]) => [name, rows.map(whole)]));
};

const loadDay = ({ climate, awayShare }: SiteProfile, seed: number, day: Day) => ({
  seed,
  day,
  wallMinutes: wallMinutes(day),
  climate,
  outdoorC: outdoorC(climate, seed, day),
  away: isAway(seed, awayShare, day),
});

/** An inverter shares its power evenly over its phases; it is given, so it is below 0. */
const solarOf = (profile: SiteProfile, seed: number, day: Day): PhaseMinutes => {
  if (!profile.solar) return [];
  const { latitude, longitude, climate, mains } = profile;
  const sky = { seed: seedOf(seed, 'sky'), latitude, longitude, cloudiness: climate.cloudiness };
  const phase = wholeRow(solarPower(profile.solar, sky, day).map((watts) => -watts / mains.phases));
  return Array.from({ length: mains.phases }, () => phase);
};

const addBattery = (
  profile: SiteProfile,
  power: Map<string, PhaseMinutes>,
  day: Day,
  storedWh: number,
): number => {
  if (!profile.battery) return storedWh;
  const lacking = sumRows([...power.values()], profile.mains.phases, day.minutes);
  const battery = lacking.map(() => new Int32Array(day.minutes));
  const net = lacking.map(() => 0);
  const given = lacking.map(() => 0);
  let stored = storedWh;
  for (let i = 0; i < day.minutes; i += 1) {
    for (let phase = 0; phase < net.length; phase += 1) net[phase] = lacking[phase]?.[i] ?? 0;
    stored = batteryMinute(profile.battery, stored, net, given);
    for (let phase = 0; phase < net.length; phase += 1) {
      const row = battery[phase];
      if (row) row[i] = given[phase] ?? 0;
    }
  }
  power.set('battery', battery);
  return stored;
};
