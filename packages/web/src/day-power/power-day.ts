// Pure: the power of one local day to its chart's series, and the day's energy by series.
import type { EnergyFigures, PowerLine } from '@ohmstead/contract';
import type { ChartData, ChartSeries } from '../ui/charts/power/chart-data.ts';
import { dayAxis, slotOf } from '../ui/charts/power/day-axis.ts';
import { type PowerUnit, powerUnitOf } from '../ui/charts/power-unit.ts';

export type PowerKey = PowerLine['series'][number]['key'];

const drawings: Record<PowerKey, Pick<ChartSeries, 'role' | 'drawn' | 'below'>> = {
  import: { role: 'import', drawn: 'area', below: false },
  export: { role: 'export', drawn: 'area', below: true },
  yield: { role: 'solar', drawn: 'area', below: false },
  consumption: { role: 'load', drawn: 'line', below: false },
  charge: { role: 'storage', drawn: 'area', below: true },
  discharge: { role: 'discharge', drawn: 'area', below: false },
};

export const powerDay = (line: PowerLine, nowMs: number): ChartData<PowerKey> => {
  const axis = dayAxis(line);
  return {
    axis,
    unit: unitOfDay(line),
    series: line.series.map(({ key, data }) => ({ key, ...drawings[key], values: data })),
    nowSlot: slotOf(axis, nowMs),
  };
};

/** One for all series. */
export const unitOfDay = ({ series }: PowerLine): PowerUnit =>
  powerUnitOf(series.flatMap(({ data }) => data));

/** Energy of the whole day by series, shown while no moment of it is read; unknown until it has come. */
export const dayTotals = (day: EnergyFigures | undefined): Record<PowerKey, number | null> => ({
  import: day?.importKwh ?? null,
  export: day?.exportKwh ?? null,
  yield: day?.yieldKwh ?? null,
  consumption: day?.consumptionKwh ?? null,
  charge: day?.chargeKwh ?? null,
  discharge: day?.dischargeKwh ?? null,
});
