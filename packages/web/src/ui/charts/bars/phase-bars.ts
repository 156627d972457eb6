// Pure: the phases of a meter as bars, each measured by the strongest.
import { type UseType, useTypes } from '@ohmstead/domain';
import { phaseName } from '../../phase-name.ts';
import type { EnergyRole } from '../series-role.ts';

export type PhaseValues = {
  readonly powerW: number | null;
  /** The voltage is left out where the bars show a period, not a moment. */
  readonly voltageV?: number | null;
  readonly currentA?: number | null;
};

export type PhaseBar = PhaseValues & {
  readonly phase: string;
  /** Length of the bar: share of the strongest phase. */
  readonly share: number;
  readonly role: EnergyRole;
};

export const phaseBars = (phases: readonly PhaseValues[], useType: UseType): PhaseBar[] => {
  const strongestW = Math.max(...phases.map(({ powerW }) => Math.abs(powerW ?? 0)));
  return phases.map((values, place) => ({
    ...values,
    phase: phaseName(place),
    share: strongestW === 0 ? 0 : Math.abs(values.powerW ?? 0) / strongestW,
    role: roleOf(useType, values.powerW ?? 0),
  }));
};

/** The sign decides the role at the grid, the use of the meter everywhere else. */
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
