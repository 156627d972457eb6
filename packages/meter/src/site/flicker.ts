// Loads and sun waver within a minute around the minute's mean in steps of five seconds, and one meter, the
// grid's or the battery's, takes up the sum. The second half mirrors the first, so the minute's energy stays exact;
// bounds keep every meter's direction, so that no counter turns within a minute.
import { swing } from '../chance.ts';
import { minuteOfEpoch } from '../day.ts';
import type { Flows } from './flows.ts';

export const stepMs = 5_000;
const stepsOfMinute = 12;
const half = stepsOfMinute / 2;

const unrest = 0.05;
/** Share of the balancing meter's power that the flicker may take up. */
const headroom = 0.8;

/** The deviation of a phase from its minute's mean at a step, 0 … 11, in W. */
export type Flicker = (measures: string, phase: number, step: number) => number;

export const flickerOf = (flows: Flows, minute: number): Flicker => {
  const phases = flows.power.get('grid')?.length ?? 0;
  const byPhase: (ReturnType<typeof phaseFlicker> | undefined)[] = new Array(phases);
  return (measures, phase, step) => {
    byPhase[phase] ??= phaseFlicker(flows, minute, phase);
    return byPhase[phase](measures, step);
  };
};

const phaseFlicker = (flows: Flows, minute: number, phase: number) => {
  const { restless } = flows;
  const balancing = balancingAt(flows, minute, phase);
  const wanted = restless.map(({ measures }) => unrest * Math.abs(powerAt(flows, measures, minute, phase)));
  const sum = wanted.reduce((total, watts) => total + watts, 0);
  const scale = sum > balancing.room ? balancing.room / sum : 1;
  const minuteNumber = minuteOfEpoch(flows.day, minute);

  const sourceAt = (index: number, step: number): number => {
    const seed = restless[index]?.seed ?? 0;
    const noise = swing(seed + phase, minuteNumber * half + (step % half));
    const watts = Math.trunc((wanted[index] ?? 0) * scale * noise);
    return step < half ? watts : -watts;
  };
  return (measures: string, step: number): number => {
    if (measures === balancing.name) {
      const taken = restless.reduce((total, _, index) => total + sourceAt(index, step), 0);
      return balancing.name === 'grid' ? taken : -taken;
    }
    const index = restless.findIndex((source) => source.measures === measures);
    return index < 0 ? 0 : sourceAt(index, step);
  };
};

const balancingAt = (flows: Flows, minute: number, phase: number) => {
  const grid = powerAt(flows, 'grid', minute, phase);
  const battery = powerAt(flows, 'battery', minute, phase);
  if (Math.abs(battery) > Math.abs(grid)) return { name: 'battery', room: headroom * Math.abs(battery) };
  const phases = flows.power.get('grid') ?? [];
  const total = phases.reduce((sum, row) => sum + (row[minute] ?? 0), 0);
  // The net row must keep its direction too.
  const room = headroom * Math.min(Math.abs(grid), Math.abs(total) / phases.length);
  return { name: 'grid', room };
};

const powerAt = (flows: Flows, name: string, minute: number, phase: number): number =>
  flows.power.get(name)?.[phase]?.[minute] ?? 0;
