// Pure: the power of one local day to the chart's series and its summary.
import type { EnergyFigures, PowerLine } from '@ohmstead/contract';
import type { ChartData, ChartSeries, EnergyRole } from '../../ui/charts/chart-data.ts';
import { type DayAxis, dayAxis, slotOf, slotStartMs } from '../../ui/charts/day-axis.ts';
import { powerUnitOf } from '../../ui/charts/power-unit.ts';

export type PowerKey = PowerLine['series'][number]['key'];

type Drawing = { readonly role: EnergyRole; readonly drawn: 'area' | 'line'; readonly below: boolean };

const drawings: Record<PowerKey, Drawing> = {
  import: { role: 'import', drawn: 'area', below: false },
  export: { role: 'export', drawn: 'area', below: true },
  yield: { role: 'solar', drawn: 'area', below: false },
  consumption: { role: 'load', drawn: 'line', below: false },
  charge: { role: 'storage', drawn: 'area', below: true },
  discharge: { role: 'storage', drawn: 'area', below: false },
};

export const dayLine = (line: PowerLine, nowMs: number): ChartData<PowerKey> => {
  const axis = dayAxis(line);
  const series = line.series.map(
    ({ key, data }): ChartSeries<PowerKey> => ({
      key,
      ...drawings[key],
      values: data,
    }),
  );
  return {
    axis,
    unit: powerUnitOf(series.flatMap((one) => [...one.values])),
    series,
    nowSlot: slotOf(axis, nowMs),
  };
};

type Totals = Record<PowerKey, number | null>;

/** Energy of the whole day by series, shown while no moment of it is read; unknown until it has come. */
export const dayTotals = (day: EnergyFigures | undefined): Totals => ({
  import: day?.importKwh ?? null,
  export: day?.exportKwh ?? null,
  yield: day?.yieldKwh ?? null,
  consumption: day?.consumptionKwh ?? null,
  charge: day?.chargeKwh ?? null,
  discharge: day?.dischargeKwh ?? null,
});

export type DaySummary = {
  readonly usedKwh: number | null;
  readonly exportedKwh: number | null;
  readonly peak: { readonly atMs: number; readonly powerW: number } | null;
  /** Share of the day that was measured, null where it was all of it. */
  readonly measured: number | null;
};

/** Less than this much missing is not worth a sentence. */
const tolerated = 0.01;

export const daySummary = (line: PowerLine, data: ChartData<PowerKey>, totals: Totals): DaySummary => ({
  usedKwh: totals.consumption,
  exportedKwh: totals.export,
  peak: peakOf(data.axis, data.series.find((one) => one.key === 'consumption')?.values ?? []),
  measured: line.coverage.missing > tolerated ? 1 - line.coverage.missing : null,
});

/** Also before it has come. */
export const isEmptyLine = (line: PowerLine | undefined): boolean =>
  (line?.series ?? []).every(({ data }) => data.every((value) => value === null));

const peakOf = (axis: DayAxis, values: readonly (number | null)[]): DaySummary['peak'] => {
  let slot = -1;
  for (const [i, value] of values.entries()) {
    if (value !== null && value > (values[slot] ?? Number.NEGATIVE_INFINITY)) slot = i;
  }
  const powerW = values[slot];
  return powerW == null ? null : { atMs: slotStartMs(axis, slot), powerW };
};
