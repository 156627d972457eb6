import type { Flicker } from './flicker.ts';
import { stepMs } from './flicker.ts';
import type { Flows } from './flows.ts';
import { addRow } from './phase-minutes.ts';
import type { MeterProfile } from './site-profile.ts';

/** The power that one pair of counters counts: power above 0 into the first, below 0 into the second. */
export type Stream = {
  readonly minutes: Int32Array;
  /** The deviation from the minute's mean at a step, in W. */
  readonly flicker: (step: number, flicker: Flicker) => number;
};

/** A meter's streams: its phases, then the net of all where it has that row, then reactive by phase. */
export const streamsOf = (meter: MeterProfile, flows: Flows): readonly Stream[] => {
  const power = meter.phases.map((phase) => phaseStream(meter, flows, phase));
  const net = meter.net ? [netStream(power, flows)] : [];
  const reactive = meter.reactive ? meter.phases.map((phase) => reactiveStream(meter, flows, phase)) : [];
  return [...power, ...net, ...reactive];
};

const phaseStream = (meter: MeterProfile, flows: Flows, phase: number): Stream => ({
  minutes: flows.power.get(meter.measures)?.[phase] ?? new Int32Array(flows.day.minutes),
  flicker: (step, flicker) => flicker(meter.measures, phase, step),
});

const netStream = (phases: readonly Stream[], flows: Flows): Stream => {
  const minutes = new Int32Array(flows.day.minutes);
  for (const phase of phases) addRow(minutes, phase.minutes);
  return {
    minutes,
    flicker: (step, flicker) => phases.reduce((sum, phase) => sum + phase.flicker(step, flicker), 0),
  };
};

const reactiveStream = (meter: MeterProfile, flows: Flows, phase: number): Stream => ({
  minutes: flows.reactive.get(meter.measures)?.[phase] ?? new Int32Array(flows.day.minutes),
  flicker: () => 0,
});

/** The joules from the start of a minute to `msIn` of it, with the sign of the power. */
export const joulesWithin = (stream: Stream, minute: number, msIn: number, flicker: Flicker): number => {
  const mean = stream.minutes[minute] ?? 0;
  const step = Math.floor(msIn / stepMs);
  let joules = 0;
  for (let k = 0; k < step; k += 1) joules += ((mean + stream.flicker(k, flicker)) * stepMs) / 1000;
  const now = mean + stream.flicker(step, flicker);
  return joules + Math.trunc((now * (msIn - step * stepMs)) / 1000);
};
