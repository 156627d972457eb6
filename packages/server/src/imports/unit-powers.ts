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

const alike: readonly (readonly Value['unit'][])[] = [
  ['kWh', 'Wh', 'MWh'],
  ['kW', 'W'],
  ['V', 'mV'],
  ['A', 'mA'],
  ['Hz'],
  ['1', '%'],
];

/** The unit that a cell ends with, if it is of the same kind as the given one; null for any other text. */
export const unitAlike = (text: string, unit: Value['unit']): Value['unit'] | null => {
  const units = alike.find((group) => group.includes(unit)) ?? [];
  return units.find((one) => one.toLowerCase() === text.toLowerCase()) ?? null;
};

/** Whether an interval's value is its mean power. */
export const isPower = (unit: Value['unit']): boolean => unit === 'kW' || unit === 'W';
