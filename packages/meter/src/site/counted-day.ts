import type { Day } from '../day.ts';
import { type Flows, flowsOf } from './flows.ts';
import type { MeterProfile, SiteProfile } from './site-profile.ts';
import { type Stream, streamsOf } from './streams.ts';

/**
 * Counters in whole joules, [first+, first−, second+, second−, …] in the order of a meter's streams.
 * They are whole numbers, so that sums are the same in whatever order instants are read.
 */
export type Counts = Float64Array;

/** The start of a day: all that is needed to compute the day without the days before it. */
export type DayStart = {
  readonly day: Day;
  readonly storedWh: number;
  /** One entry for each meter, in the profile's order. */
  readonly counts: readonly Counts[];
};

const secondsOfMinute = 60;

/** The start of the day after `start`. */
export const nextStart = (profile: SiteProfile, seed: number, start: DayStart, next: Day): DayStart => {
  const flows = flowsOf(profile, seed, start.day, start.storedWh);
  const counts = profile.meters.map((meter, index) => countedWhole(meter, flows, start.counts[index]));
  return { day: next, storedWh: flows.storedWh, counts };
};

const countedWhole = (meter: MeterProfile, flows: Flows, before: Counts | undefined): Counts => {
  const streams = streamsOf(meter, flows);
  const counts = before ? Float64Array.from(before) : new Float64Array(2 * streams.length);
  for (const [index, stream] of streams.entries()) {
    let plus = 0;
    let minus = 0;
    for (let i = 0; i < stream.minutes.length; i += 1) {
      const watts = stream.minutes[i] ?? 0;
      if (watts > 0) plus += watts;
      else minus -= watts;
    }
    counts[2 * index] = (counts[2 * index] ?? 0) + plus * secondsOfMinute;
    counts[2 * index + 1] = (counts[2 * index + 1] ?? 0) + minus * secondsOfMinute;
  }
  return counts;
};

/** The counts of one meter at the start of each minute of a day, from the start of the day. */
export type MinuteCounts = { readonly streams: readonly Stream[]; readonly counts: readonly Counts[] };

export const minuteCountsOf = (meter: MeterProfile, flows: Flows): MinuteCounts => {
  const streams = streamsOf(meter, flows);
  return { streams, counts: streams.flatMap(({ minutes }) => [running(minutes, 1), running(minutes, -1)]) };
};

const running = (minutes: Int32Array, sign: 1 | -1): Counts => {
  const counts = new Float64Array(minutes.length + 1);
  for (let i = 0; i < minutes.length; i += 1)
    counts[i + 1] = (counts[i] ?? 0) + Math.max(0, sign * (minutes[i] ?? 0)) * secondsOfMinute;
  return counts;
};
