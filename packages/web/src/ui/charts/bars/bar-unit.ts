// How a bar chart's values are written: one unit for the whole chart, chosen by its largest value.
import type { Formats } from '@ohmstead/i18n';
import { decimalsOf, powerUnitOf, toUnit, wattsPer } from '../power-unit.ts';
import type { BarChartData } from './bar-chart-data.ts';

export type BarText = {
  /** What values are divided by before they are drawn. */
  readonly divisor: number;
  readonly unit: string;
  /** A value with its unit. */
  write(value: number | null): string;
};

export const barText = ({ unit, currency, series }: BarChartData, formats: Formats): BarText => {
  switch (unit) {
    case 'kWh':
      return { divisor: 1, unit, write: (value) => formats.quantity(value, 'kWh') };
    case 'money':
      return {
        divisor: 1,
        unit: currency ?? '',
        write: (value) => (currency ? formats.money(value, currency) : formats.number(value)),
      };
    case 'g':
      return { divisor: gramsPerKg, unit: 'kg', write: formats.mass };
    case 'W': {
      const power = powerUnitOf(series.flatMap((one) => [...one.values, ...(one.compare ?? [])]));
      return {
        divisor: wattsPer[power],
        unit: power,
        write: (value) => formats.quantity(toUnit(value, power), power, decimalsOf[power]),
      };
    }
  }
};

const gramsPerKg = 1000;
