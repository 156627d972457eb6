// Pure: a site's meters to their cards, with bars for the phases of a three-phase meter.
import type { MeterLive } from '@ohmstead/contract';
import { type UseType, useTypes } from '@ohmstead/domain';
import type { PhaseBar } from '../../ui/charts/PhaseBars.tsx';
import type { EnergyRole } from '../../ui/charts/series-role.ts';
import { type MeterValue, meterValues, phaseNames } from './meter-values.ts';

export type SiteMeterCard = {
  readonly id: number;
  readonly name: string;
  readonly sn: string;
  readonly useType: MeterLive['useType'];
  readonly state: MeterLive['state'];
  readonly waiting: boolean;
  readonly powerW: number | null;
  readonly voltageV: number | null;
  readonly currentA: number | null;
  readonly importKwh: number | null;
  readonly exportKwh: number | null;
  readonly updatedMs: number | null;
  /** Empty for a single-phase meter. */
  readonly phases: readonly PhaseBar[];
  readonly phaseNames: readonly string[];
  readonly values: readonly MeterValue[];
};

export const meterCards = (meters: readonly MeterLive[]): SiteMeterCard[] => meters.map(meterCard);

const meterCard = (meter: MeterLive): SiteMeterCard => ({
  id: meter.id,
  name: meter.name,
  sn: meter.sn,
  useType: meter.useType,
  state: meter.state,
  waiting: meter.lastUpdate === null,
  powerW: meter.gl,
  voltageV: meter.dy,
  currentA: meter.dl,
  importKwh: meter.ydl,
  exportKwh: meter.kdl,
  updatedMs: meter.lastUpdate === null ? null : Date.parse(meter.lastUpdate),
  phases: meter.phases.length > 1 ? phaseBars(meter) : [],
  phaseNames: phaseNames.slice(0, meter.phases.length),
  values: meterValues(meter.phases),
});

const phaseBars = ({ phases, useType }: MeterLive): PhaseBar[] => {
  const strongestW = Math.max(...phases.map((phase) => Math.abs(phase.powerW ?? 0)));
  return phases.map((phase, i) => ({
    phase: phaseNames[i] ?? String(i + 1),
    powerW: phase.powerW,
    voltageV: phase.voltageV,
    currentA: phase.currentA,
    share: strongestW === 0 ? 0 : Math.abs(phase.powerW ?? 0) / strongestW,
    role: roleOf(useType, phase.powerW ?? 0),
  }));
};

/** At the grid the sign tells the direction; elsewhere the use does. */
const roleOf = (useType: UseType, powerW: number): EnergyRole => {
  switch (useType) {
    case useTypes.grid:
      return powerW < 0 ? 'export' : 'import';
    case useTypes.inverter:
      return 'solar';
    case useTypes.load:
      return 'load';
    case useTypes.storage:
      return 'storage';
  }
};
