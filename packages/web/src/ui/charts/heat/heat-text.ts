// How a heat map's values are written.
import { minorDigits } from '@ohmstead/domain';
import type { Formats } from '@ohmstead/i18n';
import type { HeatMeasure } from './heat-data.ts';

export type HeatText = {
  readonly unit: string;
  /** A value with its unit. */
  write(value: number | null): string;
  /** A value without its unit, as a cell has it, with as many decimals as it has room for. */
  number(value: number | null, digits?: number): string;
  /** What the digits before the decimal point are counted of. */
  size(value: number): number;
};

const gramsPerKg = 1000;

export const heatText = (measure: HeatMeasure, formats: Formats): HeatText => {
  switch (measure.unit) {
    case 'kWh':
      return {
        unit: formats.unit('kWh'),
        write: (value) => formats.quantity(value, 'kWh'),
        number: formats.number,
        size: (value) => value,
      };
    case 'g':
      return {
        unit: `${formats.unit('kg')} CO₂`,
        write: formats.mass,
        number: (value, digits) => formats.number(value === null ? null : value / gramsPerKg, digits),
        size: (value) => value / gramsPerKg,
      };
    case 'money':
      return {
        unit: measure.currency,
        write: (value) => formats.money(value, measure.currency),
        number: (value, digits = 2) => formats.number(value, Math.min(digits, minorDigits(measure.currency))),
        size: (value) => value,
      };
  }
};
