// Pure: the average loads of a meter's phases as bars, each measured by the strongest.
import type { SiteLoad } from '@ohmstead/contract';
import { type UseType, useTypes } from '@ohmstead/domain';
import type { PhaseBar } from '../../ui/charts/PhaseBars.tsx';
import type { EnergyRole } from '../../ui/charts/series-role.ts';

type Phases = SiteLoad['phases'][number];

export const phaseBars = ({ averageW }: Phases, useType: UseType): PhaseBar[] => {
  const strongestW = Math.max(...averageW.map((power) => Math.abs(power ?? 0)));
  return averageW.map((powerW, phase) => ({
    phase: phaseNames[phase] ?? String(phase + 1),
    powerW,
    share: strongestW === 0 ? 0 : Math.abs(powerW ?? 0) / strongestW,
    role: roleOf(useType, powerW ?? 0),
  }));
};

const phaseNames = ['A', 'B', 'C'];

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
