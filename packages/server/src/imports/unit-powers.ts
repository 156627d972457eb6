// The power of ten by which a file's unit differs from the quantity's own.
import { type ImportMapping, importUnitsOf } from '@ohmstead/contract';

type Value = ImportMapping['values'][number];

const powers: Record<Value['unit'], number> = {
  V: 0,
  mV: -3,
  A: 0,
  mA: -3,
  W: 0,
  kW: 3,
  kWh: 0,
  Wh: -3,
  MWh: 3,
  Hz: 0,
  '1': 0,
  '%': -2,
};

export const isUnitOf = (unit: Value['unit'], quantity: Value['quantity']): boolean =>
  importUnitsOf[quantity].includes(unit);

export const powerOfUnit = (unit: Value['unit']): number => powers[unit];

/** What cells may end with; a number of no unit has nothing of the kind. */
export const unitInCells = (unit: Value['unit']): string => (unit === '1' ? '' : unit);

/** Whether an interval's value is its mean power. */
export const isPower = (unit: Value['unit']): boolean => unit === 'kW' || unit === 'W';
