// Pure: a day's series to what ECharts draws. The axis is the day's slots; labels stand at wall-clock hours.
import type { Formats, LanguageCode } from '@ohmstead/i18n';
import type { EChartsCoreOption } from 'echarts/core';
import type { ChartPaint } from '../chart-paint.ts';
import { linePoint } from '../lines/line-point.ts';
import { slotAxis } from '../lines/slot-axis.ts';
import { plotInset } from '../plot/plot-inset.ts';
import type { PlotView } from '../plot/use-echarts.ts';
import { type AxisText, besideAxes, labelRoom } from '../plot/value-axis.ts';
import { type ValueScale, valueScale } from '../plot/value-scale.ts';
import { zoomedWidth } from '../plot/zoomed-width.ts';
import { wattsPer } from '../power-unit.ts';
import type { ChartData, ChartSeries } from './chart-data.ts';
import { hourTicks } from './day-axis.ts';
import { hourStepOf } from './hour-step.ts';

export type PowerLineOptions = {
  readonly data: ChartData;
  readonly hidden: ReadonlySet<string>;
  readonly paint: ChartPaint;
  readonly lang: LanguageCode;
  readonly formats: Formats;
  readonly view: Pick<PlotView, 'width' | 'range'>;
};

/** What the axis of values follows from. */
export type PowerScaling = Pick<PowerLineOptions, 'data' | 'hidden' | 'lang' | 'formats'>;

export const powerLineOption = (options: PowerLineOptions): EChartsCoreOption => {
  const { data, paint, view } = options;
  const shown = shownIn(options);
  const left = powerFrom(options);
  return {
    animation: false,
    // The plot fills its box but for the values beside it, so that the marks laid over it stand where they should.
    grid: { left, right: 0, ...plotInset, outerBoundsMode: 'none' },
    xAxis: hourAxis({ ...options, view: { ...view, width: view.width - left } }),
    yAxis: besideAxes(scaleOf(shown, data), paint, axisText(options)),
    series: shown.map((series) => seriesOption(series, data, paint)),
  };
};

/** Where the slots begin, in pixels: the values of the axis stand beside the lines. */
export const powerFrom = (options: PowerScaling): number =>
  labelRoom(scaleOf(shownIn(options), options.data), axisText(options));

const shownIn = ({ data, hidden }: PowerScaling): ChartSeries[] =>
  data.series.filter((series) => !hidden.has(series.key));

const hourAxis = ({ data, paint, view, formats }: PowerLineOptions) => {
  const hourStep = hourStepOf(zoomedWidth(view, data.axis.slots), formats);
  const ticks = hourTicks(data.axis, hourStep).map(({ slot, hour }) => ({
    slot,
    label: formats.axisHour(hour),
  }));
  return slotAxis(view.range, ticks, paint);
};

const axisText = ({ data, lang, formats }: PowerScaling): AxisText => {
  const format = new Intl.NumberFormat(lang, { maximumFractionDigits: axisDigits });
  // Below zero lies what leaves: its amount is as positive as the rest.
  return (value, isHighest) =>
    isHighest ? `${format.format(value)}\u202f${formats.unit(data.unit)}` : format.format(Math.abs(value));
};

/** Decimals of kilowatts; watts are whole by themselves. */
const axisDigits = 2;

const seriesOption = (series: ChartSeries, { unit }: ChartData, paint: ChartPaint) => {
  const factor = (series.below ? -1 : 1) / wattsPer[unit];
  const stroke = paint.stroke[series.role];
  return {
    id: series.key,
    type: 'line',
    data: series.values.map((value, slot) =>
      linePoint(series.values, slot, value === null ? null : value * factor),
    ),
    symbol: 'none',
    connectNulls: false,
    silent: true,
    z: series.drawn === 'line' ? 4 : 2,
    lineStyle: {
      color: stroke,
      width: series.drawn === 'line' ? 2 : 1.5,
      type: series.role === 'storage' || series.role === 'discharge' ? 'dashed' : 'solid',
    },
    itemStyle: { color: stroke },
    ...(series.drawn === 'area' ? { areaStyle: { color: paint.fill[series.role], origin: 0 } } : {}),
  };
};

const scaleOf = (shown: readonly ChartSeries[], { unit }: ChartData): ValueScale => {
  const largest = (below: boolean) =>
    shown
      .filter((series) => series.below === below)
      .reduce((most, series) => series.values.reduce<number>((m, v) => Math.max(m, v ?? 0), most), 0);
  return valueScale(-largest(true) / wattsPer[unit], largest(false) / wattsPer[unit], 10 ** -axisDigits);
};
