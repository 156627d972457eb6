// Pure: the power of one local day to the chart's series.
import type { EnergyFigures, PowerLine } from '@ohmstead/contract';
import type { ChartData, ChartSeries } from '../../ui/charts/chart-data.ts';
import { dayAxis, slotOf } from '../../ui/charts/day-axis.ts';
import { powerUnitOf } from '../../ui/charts/power-unit.ts';

export type PowerKey = PowerLine['series'][number]['key'];

const drawings: Record<PowerKey, Pick<ChartSeries, 'role' | 'drawn' | 'below'>> = {
  import: { role: 'import', drawn: 'area', below: false },
  export: { role: 'export', drawn: 'area', below: true },
  yield: { role: 'solar', drawn: 'area', below: false },
  consumption: { role: 'load', drawn: 'line', below: false },
  charge: { role: 'storage', drawn: 'area', below: true },
  discharge: { role: 'storage', drawn: 'area', below: false },
};

export const dayLine = (line: PowerLine, nowMs: number): ChartData<PowerKey> => {
  const axis = dayAxis(line);
  return {
    axis,
    unit: powerUnitOf(line.series.flatMap(({ data }) => data)),
    series: line.series.map(({ key, data }) => ({ key, ...drawings[key], values: data })),
    nowSlot: slotOf(axis, nowMs),
  };
};

export const dayTotals = (day: EnergyFigures | undefined): Record<PowerKey, number | null> => ({
  import: day?.importKwh ?? null,
  export: day?.exportKwh ?? null,
  yield: day?.yieldKwh ?? null,
  consumption: day?.consumptionKwh ?? null,
  charge: day?.chargeKwh ?? null,
  discharge: day?.dischargeKwh ?? null,
});

export const isEmptyLine = ({ series }: PowerLine): boolean =>
  series.every(({ data }) => data.every((value) => value === null));
