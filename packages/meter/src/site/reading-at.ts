import type { PhaseRow, ReactiveRow, Reading } from '@ohmstead/domain';
import { frequencyAt, voltageAt } from './mains-at.ts';
import type { Moment, SiteModel } from './site-model.ts';
import type { MeterProfile } from './site-profile.ts';

/** The values on the meter's display at an instant, rounded as the devices round. */
export const readingAt = (model: SiteModel, meterIndex: number, atMs: number): Reading => {
  const moment = model.momentAt(meterIndex, atMs);
  const meter = model.profile.meters[meterIndex];
  const phases = meter?.phases.map((_, row) => phaseRow(model, meter, moment, row, atMs)) ?? [];
  const net = meter?.net ? netRow(phases, moment, phases.length) : null;
  const reactive = meter?.reactive ? phases.map((_, row) => reactiveRow(meter, moment, row)) : null;
  return { atMicros: atMs * 1000, phases, net, reactive };
};

const phaseRow = (
  { profile: { mains }, voltageSeeds }: SiteModel,
  meter: MeterProfile,
  moment: Moment,
  row: number,
  atMs: number,
): PhaseRow => {
  const phase = meter.phases[row] ?? 0;
  const gridW = moment.flows.power.get('grid')?.[phase]?.[moment.minute] ?? 0;
  const voltageV = voltageAt(mains, voltageSeeds[phase] ?? 0, gridW, atMs);
  const powerW = moment.power[row] ?? 0;
  const apparentVa = Math.hypot(powerW, reactiveVar(meter, moment, phase));
  return {
    voltageV: rounded(voltageV, 10),
    currentA: rounded(apparentVa / voltageV, 100),
    powerW,
    importKwh: kwhOf(moment.joules[2 * row]),
    exportKwh: kwhOf(moment.joules[2 * row + 1]),
    frequencyHz: rounded(frequencyAt(mains, atMs), 100),
    powerFactor: apparentVa === 0 ? 0 : rounded(Math.abs(powerW) / apparentVa, 100),
  };
};

/** Inverters and batteries keep their current almost in phase with the voltage. */
const electronicShare = 0.03;

const reactiveVar = (meter: MeterProfile, { flows, minute }: Moment, phase: number): number => {
  const measured = flows.reactive.get(meter.measures)?.[phase]?.[minute];
  return measured ?? electronicShare * (flows.power.get(meter.measures)?.[phase]?.[minute] ?? 0);
};

const netRow = (phases: readonly PhaseRow[], moment: Moment, stream: number): PhaseRow => ({
  voltageV: phases[0]?.voltageV ?? null,
  currentA: 0,
  powerW: moment.power[stream] ?? 0,
  importKwh: kwhOf(moment.joules[2 * stream]),
  exportKwh: kwhOf(moment.joules[2 * stream + 1]),
  frequencyHz: phases[0]?.frequencyHz ?? null,
  powerFactor: phases[0]?.powerFactor ?? null,
});

const reactiveRow = (meter: MeterProfile, moment: Moment, row: number): ReactiveRow => {
  const stream = meter.phases.length + (meter.net ? 1 : 0) + row;
  return {
    reactiveVar: moment.power[stream] ?? 0,
    inductiveKvarh: kwhOf(moment.joules[2 * stream]),
    capacitiveKvarh: kwhOf(moment.joules[2 * stream + 1]),
  };
};

const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts;

/** Whole watt-hours as kWh: a meter's counter shows three decimals and cuts off the rest. */
const kwhOf = (joules: number | undefined): number => Math.floor((joules ?? 0) / 3600) / 1000;
