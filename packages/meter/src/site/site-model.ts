import { chance, seedOf } from '../chance.ts';
import { dayAt, minuteMs } from '../day.ts';
import { type Counts, type DayStart, type MinuteCounts, minuteCountsOf, nextStart } from './counted-day.ts';
import { type Flicker, flickerOf } from './flicker.ts';
import { type Flows, flowsOf } from './flows.ts';
import type { SiteProfile } from './site-profile.ts';
import { joulesWithin } from './streams.ts';

/** What one meter measures at one instant, before its display rounds it. */
export type Moment = {
  /** Watts, then var, in the order of the meter's streams. */
  readonly power: readonly number[];
  readonly joules: Counts;
  readonly flows: Flows;
  readonly minute: number;
  readonly flicker: Flicker;
};

/** A place whose meters can be asked for any instant since its anchor, in any order. */
export type SiteModel = {
  readonly profile: SiteProfile;
  /** By phase: all meters on a phase see its voltage. */
  readonly voltageSeeds: readonly number[];
  /** `meter` is an index into the profile's meters. */
  readonly momentAt: (meter: number, atMs: number) => Moment;
};

type OpenDay = { readonly flows: Flows; readonly meters: Map<number, MinuteCounts> };

/** Open days are kept for the next question: as many as a chunk of history spans, and today. */
const openDays = 8;

/** Days are counted once, forward from the anchor, as far as asked for. */
export const createSiteModel = (profile: SiteProfile, seed: number, anchorMs: number): SiteModel => {
  const starts: DayStart[] = [firstStart(profile, seed, anchorMs)];
  const open = new Map<number, OpenDay>();

  const openDay = (index: number, start: DayStart): OpenDay => {
    const known = open.get(index);
    if (known) return known;
    const opened = { flows: flowsOf(profile, seed, start.day, start.storedWh), meters: new Map() };
    const oldest = open.size < openDays ? undefined : open.keys().next().value;
    if (oldest !== undefined) open.delete(oldest);
    open.set(index, opened);
    return opened;
  };
  const minuteCounts = ({ flows, meters }: OpenDay, meter: number): MinuteCounts => {
    const known = meters.get(meter);
    const counted = known ?? minuteCountsOf(meterAt(profile, meter), flows);
    if (!known) meters.set(meter, counted);
    return counted;
  };

  return {
    profile,
    voltageSeeds: Array.from({ length: profile.mains.phases }, (_, i) => seedOf(seed, `voltage ${i}`)),
    momentAt: (meter, atMs) => {
      const { index, start } = startOf(starts, profile, seed, atMs);
      const day = openDay(index, start);
      const before = start.counts[meter] ?? new Float64Array();
      return momentOf(day.flows, minuteCounts(day, meter), before, atMs);
    },
  };
};

const momentOf = (flows: Flows, { streams, counts }: MinuteCounts, before: Counts, atMs: number): Moment => {
  const minute = Math.floor((atMs - flows.day.fromMs) / minuteMs);
  const msIn = atMs - flows.day.fromMs - minute * minuteMs;
  const flicker = flickerOf(flows, minute);
  const step = Math.floor(msIn / 5000);
  const joules = before.map((count, register) => {
    const stream = streams[register >> 1];
    if (!stream) return count;
    const within = joulesWithin(stream, minute, msIn, flicker);
    const sign = register % 2 === 0 ? 1 : -1;
    return count + (counts[register]?.[minute] ?? 0) + Math.max(0, sign * within);
  });
  const power = streams.map((stream) => (stream.minutes[minute] ?? 0) + stream.flicker(step, flicker));
  return { power, joules, flows, minute, flicker };
};

/** Meters were in use before and do not start at 0: they have counted their first day for some months already. */
const firstStart = (profile: SiteProfile, seed: number, anchorMs: number): DayStart => {
  const { battery, zone, meters } = profile;
  const day = dayAt(zone, anchorMs);
  const storedWh = battery ? battery.capacityWh * battery.reserve : 0;
  const { counts } = nextStart(profile, seed, { day, storedWh, counts: [] }, day);
  const age = (meter: number) => 60 + Math.floor(300 * chance(seedOf(seed, 'age'), meter));
  return {
    day,
    storedWh,
    counts: meters.map((_, i) => (counts[i] ?? new Float64Array()).map((j) => j * age(i))),
  };
};

const startOf = (starts: DayStart[], profile: SiteProfile, seed: number, atMs: number) => {
  let last = starts.at(-1);
  while (last && last.day.toMs <= atMs) {
    last = nextStart(profile, seed, last, dayAt(profile.zone, last.day.toMs));
    starts.push(last);
  }
  const index = indexAt(starts, atMs);
  const start = starts[index];
  if (!start) throw new RangeError(`${new Date(atMs).toISOString()} lies before the meters' anchor`);
  return { index, start };
};

const indexAt = (starts: readonly DayStart[], atMs: number): number => {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle]?.day.fromMs ?? 0) <= atMs) low = middle;
    else high = middle - 1;
  }
  return (starts[low]?.day.fromMs ?? 0) <= atMs ? low : -1;
};

const meterAt = (profile: SiteProfile, meter: number) => {
  const found = profile.meters[meter];
  if (!found) throw new RangeError(`no meter ${meter} in this place`);
  return found;
};
