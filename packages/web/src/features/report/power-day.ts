// Pure: the power of one local day to a chart's series.
import type { EnergyFigures, PowerLine } from '@ohmstead/contract';
import type { ChartData, ChartSeries } from '../../ui/charts/chart-data.ts';
import { dayAxis, slotOf } from '../../ui/charts/day-axis.ts';
import { powerUnitOf } from '../../ui/charts/power-unit.ts';

type PowerKey = PowerLine['series'][number]['key'];

const drawings: Record<PowerKey, Pick<ChartSeries, 'role' | 'drawn' | 'below'>> = {
  import: { role: 'import', drawn: 'area', below: false },
  export: { role: 'export', drawn: 'area', below: true },
  yield: { role: 'solar', drawn: 'area', below: false },
  consumption: { role: 'load', drawn: 'line', below: false },
  charge: { role: 'storage', drawn: 'area', below: true },
  discharge: { role: 'storage', drawn: 'area', below: false },
};

export const powerDay = (line: PowerLine, nowMs: number): ChartData<PowerKey> => {
  const axis = dayAxis(line);
  const series = line.series.map(({ key, data }) => ({ key, ...drawings[key], values: data }));
  return {
    axis,
    unit: powerUnitOf(series.flatMap(({ values }) => values)),
    series,
    nowSlot: slotOf(axis, nowMs),
  };
};

export const powerTotals = (figures: EnergyFigures): Record<PowerKey, number | null> => ({
  import: figures.importKwh,
  export: figures.exportKwh,
  yield: figures.yieldKwh,
  consumption: figures.consumptionKwh,
  charge: figures.chargeKwh,
  discharge: figures.dischargeKwh,
});
