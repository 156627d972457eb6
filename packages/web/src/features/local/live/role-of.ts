import type { EnergyRole } from '../../../ui/charts/series-role.ts';

/** + import, − export. */
export const roleOf = (powerW: number | null): EnergyRole =>
  powerW !== null && powerW < 0 ? 'export' : 'import';
