// By which power of ten a file's unit differs from the quantity's own.
import type { ImportMapping } from '@ohmstead/contract';
import type { PhaseRow } from '@ohmstead/domain';

type Unit = ImportMapping['values'][number]['unit'];

const powers: Record<keyof PhaseRow, Partial<Record<Unit, number>>> = {
  voltageV: { V: 0, mV: -3 },
  currentA: { A: 0, mA: -3 },
  powerW: { W: 0, kW: 3 },
  importKwh: { kWh: 0, Wh: -3, MWh: 3 },
  exportKwh: { kWh: 0, Wh: -3, MWh: 3 },
  frequencyHz: { Hz: 0 },
  powerFactor: { '1': 0, '%': -2 },
};

export const isUnitOf = (unit: Unit, quantity: keyof PhaseRow): boolean =>
  powers[quantity][unit] !== undefined;

export const powerOfUnit = (unit: Unit, quantity: keyof PhaseRow): number => powers[quantity][unit] ?? 0;
