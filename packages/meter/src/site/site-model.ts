import { minuteMs } from '@ohmstead/domain';
import { seedOf } from '../chance.ts';
import { type Counts, type DayStart, type MinuteCounts, minuteCountsOf } from './counted-day.ts';
import { dayStartsFrom } from './day-starts.ts';
import { type Flicker, flickerOf } from './flicker.ts';
import { type Flows, flowsOf } from './flows.ts';
import type { SiteProfile } from './site-profile.ts';
import { joulesWithin } from './streams.ts';

/** The values that one meter measures at one instant, before its display rounds them. */
export type Moment = {
  /** Watts, then var, in the order of the meter's streams. */
  readonly power: readonly number[];
  readonly joules: Counts;
  readonly flows: Flows;
  readonly minute: number;
  readonly flicker: Flicker;
};

/** A site whose meters can be read at any instant, in any order. */
export type SiteModel = {
  readonly profile: SiteProfile;
  /** The voltage of each phase, which all meters on the phase see. */
  readonly voltageSeeds: readonly number[];
  /** `meter` is an index into the profile's meters. */
  readonly momentAt: (meter: number, atMs: number) => Moment;
};

type OpenDay = { readonly flows: Flows; readonly meters: Map<number, MinuteCounts> };

/** This many computed days are cached: as many as a chunk of history spans, and today. */
const openDays = 8;

/** The meters show the same at an instant, whatever was read before. See `dayStartsFrom` for the anchor. */
export const createSiteModel = (profile: SiteProfile, seed: number, anchorMs: number): SiteModel => {
  const startAt = dayStartsFrom({ profile, seed }, anchorMs);
  const open = new Map<number, OpenDay>();

  const openDay = (start: DayStart): OpenDay => {
    const known = open.get(start.day.fromMs);
    if (known) return known;
    const opened = { flows: flowsOf(profile, seed, start.day, start.storedWh), meters: new Map() };
    const oldest = open.size < openDays ? undefined : open.keys().next().value;
    if (oldest !== undefined) open.delete(oldest);
    open.set(start.day.fromMs, opened);
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
      const start = startAt(atMs);
      const day = openDay(start);
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

const meterAt = (profile: SiteProfile, meter: number) => {
  const found = profile.meters[meter];
  if (!found)
    throw new RangeError(`The site has no meter ${meter}: it has ${profile.meters.length}, counted from 0.`);
  return found;
};
