// What the names of columns in files of other programs say: a quantity and its unit.
import type { ImportMapping } from '@ohmstead/contract';
import { isUnitOf } from './unit-powers.ts';

type Value = ImportMapping['values'][number];
type Quantity = Value['quantity'];

/** The first that fits counts: an export of energy is named before energy itself. */
const names: readonly (readonly [RegExp, Quantity])[] = [
  [/power ?factor|\bpf\b|cos ?(?:phi|φ)|leistungsfaktor/, 'powerFactor'],
  [/freq|frequenz|\bhz\b/, 'frequencyHz'],
  [/volt|spannung|\bu\b|\bv\b/, 'voltageV'],
  [/\bexport|feed ?in|to ?grid|return|einspeis|abgabe|delivered to grid|\bsold\b|reverse|a-/, 'exportKwh'],
  [
    /\bimport|from ?grid|bezug|verbrauch|consum|forward|energy|energie|counter|zähler|\bw?kwh\b|\bwh\b|a\+/,
    'importKwh',
  ],
  [/current|strom|\bamp|\ba\b/, 'currentA'],
  [/power|leistung|\bwatt|\bk?w\b/, 'powerW'],
];

const usualUnits: Record<Quantity, Value['unit']> = {
  voltageV: 'V',
  currentA: 'A',
  powerW: 'W',
  importKwh: 'kWh',
  exportKwh: 'kWh',
  frequencyHz: 'Hz',
  powerFactor: '1',
};

const units: readonly (readonly [RegExp, Value['unit']])[] = [
  [/\bmwh\b/, 'MWh'],
  [/\bkwh\b/, 'kWh'],
  [/\bwh\b/, 'Wh'],
  [/\bkw\b/, 'kW'],
  [/\bw\b/, 'W'],
  [/\bmv\b/, 'mV'],
  [/\bma\b/, 'mA'],
  [/%/, '%'],
];

export const isTimeName = (name: string): boolean => /time|date|zeit|datum|stamp|interval start/i.test(name);
export const isPhaseName = (name: string): boolean => /^(?:phase|l|line|ph)$/i.test(name.trim());

export const quantityOfName = (name: string): Omit<Value, 'column'> | null => {
  const text = name.toLowerCase().replaceAll(/[_[\]()/]/g, ' ');
  const quantity = names.find(([pattern]) => pattern.test(text))?.[1];
  if (!quantity) return null;
  const unit = units.find(([pattern, of]) => pattern.test(text) && isUnitOf(of, quantity))?.[1];
  return { quantity, unit: unit ?? usualUnits[quantity] };
};
