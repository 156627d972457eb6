// Pure: a day's series to what ECharts draws. The axis is the day's slots; labels stand at wall-clock hours.
import type { EChartsCoreOption } from 'echarts/core';
import type { ChartData, ChartSeries, EnergyRole } from './chart-data.ts';
import { hourTicks } from './day-axis.ts';
import { wattsPer } from './power-unit.ts';
import { type ValueScale, valueScale } from './value-scale.ts';

export type FillPaint = string | { readonly image: HTMLCanvasElement; readonly repeat: 'repeat' };

export type ChartPaint = {
  readonly text: string;
  readonly line: string;
  readonly stroke: Readonly<Record<EnergyRole, string>>;
  /** Under areas: a tint, or a hatching for what leaves. */
  readonly fill: Readonly<Record<EnergyRole, FillPaint>>;
};

export type PowerLineOptions = {
  readonly data: ChartData;
  readonly hidden: ReadonlySet<string>;
  readonly paint: ChartPaint;
  readonly lang: string;
  readonly hourStep: number;
};

/** Room over the plot for the highest value and under it for the hours. */
export const plotInset = { top: 22, bottom: 24 } as const;

export const powerLineOption = (options: PowerLineOptions): EChartsCoreOption => {
  const { data, hidden, paint } = options;
  const shown = data.series.filter((series) => !hidden.has(series.key));
  return {
    animation: false,
    // The plot fills its box, so that the marks laid over it stand where they should.
    grid: { left: 0, right: 0, ...plotInset, outerBoundsMode: 'none' },
    xAxis: hourAxis(options),
    yAxis: powerAxis(options, scaleOf(shown, data)),
    series: shown.map((series) => seriesOption(series, data, paint)),
  };
};

/** Whether a measured value has no measured neighbour, so that no line would show it. */
export const isLonely = (values: readonly (number | null)[], slot: number): boolean =>
  values[slot] != null && values[slot - 1] == null && values[slot + 1] == null;

const hourAxis = ({ data, paint, hourStep }: PowerLineOptions) => {
  const ticks = hourTicks(data.axis, hourStep);
  const hourAt = new Map(ticks.map((tick) => [tick.slot, String(tick.hour)]));
  const customValues = ticks.map((tick) => tick.slot);
  return {
    type: 'value',
    min: 0,
    max: data.axis.slots,
    axisLine: { show: false },
    splitLine: { show: false },
    axisTick: { show: true, customValues, lineStyle: { color: paint.line } },
    axisLabel: {
      customValues,
      color: paint.text,
      fontSize: 12,
      alignMinLabel: 'left',
      alignMaxLabel: 'right',
      formatter: (slot: number) => hourAt.get(slot) ?? '',
    },
  };
};

const powerAxis = ({ data, paint, lang }: PowerLineOptions, scale: ValueScale) => {
  const format = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  return {
    type: 'value',
    min: scale.min,
    max: scale.max,
    interval: scale.step,
    axisLabel: {
      inside: true,
      color: paint.text,
      fontSize: 12,
      margin: 4,
      verticalAlign: 'bottom',
      // Below zero lies what leaves: its amount is as positive as the rest.
      formatter: (value: number) =>
        value === scale.max ? `${format.format(value)}\u202f${data.unit}` : format.format(Math.abs(value)),
      showMinLabel: scale.min === 0,
    },
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { lineStyle: { color: lineColours(scale, paint) } },
    z: 3,
  };
};

/** The zero line is stronger than the others. */
const lineColours = ({ min, max, step }: ValueScale, { line, text }: ChartPaint): string[] =>
  Array.from({ length: Math.round((max - min) / step) + 1 }, (_, i) =>
    Math.abs(min + i * step) < step / 2 ? text : line,
  );

const seriesOption = (series: ChartSeries, { unit }: ChartData, paint: ChartPaint) => {
  const factor = (series.below ? -1 : 1) / wattsPer[unit];
  const stroke = paint.stroke[series.role];
  return {
    id: series.key,
    type: 'line',
    data: series.values.map((value, slot) =>
      pointOf(series.values, slot, value === null ? null : value * factor),
    ),
    symbol: 'none',
    connectNulls: false,
    silent: true,
    z: series.drawn === 'line' ? 4 : 2,
    lineStyle: {
      color: stroke,
      width: series.drawn === 'line' ? 2 : 1.5,
      type: series.role === 'storage' ? 'dashed' : 'solid',
    },
    itemStyle: { color: stroke },
    ...(series.drawn === 'area' ? { areaStyle: { color: paint.fill[series.role], origin: 0 } } : {}),
  };
};

type Point = [number, number | null];

/** In the middle of its slot. A dot only where it stands alone: plain pairs are drawn much faster. */
const pointOf = (values: ChartSeries['values'], slot: number, value: number | null) => {
  const point: Point = [slot + 0.5, value];
  return isLonely(values, slot) ? { value: point, symbol: 'circle', symbolSize: 3 } : point;
};

const scaleOf = (shown: readonly ChartSeries[], { unit }: ChartData): ValueScale => {
  const largest = (below: boolean) =>
    shown
      .filter((series) => series.below === below)
      .reduce((most, series) => series.values.reduce<number>((m, v) => Math.max(m, v ?? 0), most), 0);
  return valueScale(-largest(true) / wattsPer[unit], largest(false) / wattsPer[unit]);
};
