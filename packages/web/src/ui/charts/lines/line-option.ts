// Pure: quantities by slot to what ECharts draws, on a left axis and, where there are two units, a right one.
import { formatsOf, type LanguageCode } from '@ohmstead/i18n';
import type { EChartsCoreOption } from 'echarts/core';
import type { ChartPaint } from '../chart-paint.ts';
import { plotInset } from '../plot/plot-inset.ts';
import type { PlotView } from '../plot/use-echarts.ts';
import { type AxisText, besideAxes, labelAxis, labelRoom } from '../plot/value-axis.ts';
import { fittedScale, type ValueScale, valueScale } from '../plot/value-scale.ts';
import { zoomedWidth } from '../plot/zoomed-width.ts';
import type { LineAxis, LineChartData, LineSeries } from './line-chart-data.ts';
import { linePoint } from './line-point.ts';
import { slotAxis } from './slot-axis.ts';

export type LineOptions = {
  readonly data: LineChartData;
  readonly hidden: ReadonlySet<string>;
  readonly paint: ChartPaint;
  readonly view: Pick<PlotView, 'width' | 'range'>;
  readonly lang: LanguageCode;
};

/** What the axis of values follows from. */
export type LineScaling = Pick<LineOptions, 'data' | 'hidden' | 'lang'>;

export const lineOption = (options: LineOptions): EChartsCoreOption => {
  const { data, paint, view } = options;
  const shown = shownIn(options);
  const left = linesFrom(options);
  const width = zoomedWidth({ ...view, width: view.width - left }, data.slots.count);
  return {
    animation: false,
    // The plot fills its box but for the values beside it, so that the marks laid over it stand where they should.
    grid: { left, right: 0, ...plotInset, outerBoundsMode: 'none' },
    xAxis: slotAxis(view.range, data.slots.ticksFor(width), paint),
    yAxis: axesOf(shown, options),
    series: shown.map((series) => seriesOption(series, paint)),
  };
};

/** Where the slots begin, in pixels: the values of the left axis stand beside the lines. */
export const linesFrom = (options: LineScaling): number => {
  const { left } = options.data;
  return labelRoom(scaleOf(left, ofAxis(shownIn(options), 'left')), axisText(left, options.lang));
};

const shownIn = ({ data, hidden }: LineScaling): LineSeries[] =>
  data.series.filter((series) => !hidden.has(series.key));

const ofAxis = (shown: readonly LineSeries[], axis: LineSeries['axis']) =>
  shown.filter((series) => series.axis === axis);

/** Places of the axes in ECharts' list: the left one's labels stand between them. */
const axisIndex = { left: 0, right: 2 };

const axesOf = (shown: readonly LineSeries[], { data, paint, lang }: LineOptions) => {
  const { left, right } = data;
  const axes = besideAxes(scaleOf(left, ofAxis(shown, 'left')), paint, axisText(left, lang));
  if (!right) return axes;
  return [...axes, labelAxis(scaleOf(right, ofAxis(shown, 'right')), paint, axisText(right, lang), 'right')];
};

const axisText = ({ unit, digits }: LineAxis, lang: LanguageCode): AxisText => {
  const format = new Intl.NumberFormat(lang, { maximumFractionDigits: digits });
  return (value, isHighest) =>
    isHighest && unit !== ''
      ? `${format.format(value)}\u202f${formatsOf(lang).unit(unit)}`
      : format.format(value);
};

const scaleOf = ({ fromZero, digits }: LineAxis, series: readonly LineSeries[]): ValueScale => {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { values } of series) {
    for (const value of values) {
      if (value === null) continue;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }
  const finest = 10 ** -digits;
  if (low > high) return valueScale(0, 0, finest);
  return fromZero ? valueScale(low, high, finest) : fittedScale(low, high, finest);
};

const seriesOption = (series: LineSeries, paint: ChartPaint) => ({
  id: series.key,
  type: 'line',
  yAxisIndex: axisIndex[series.axis],
  data: series.values.map((value, slot) => linePoint(series.values, slot, value)),
  symbol: 'none',
  connectNulls: false,
  step: series.drawn === 'steps' ? 'middle' : false,
  silent: true,
  z: isFilled(series) ? 2 : 4,
  lineStyle: {
    color: paint.stroke[series.role],
    width: 1.5,
    type: lineType(series),
  },
  itemStyle: { color: paint.stroke[series.role] },
  ...(isFilled(series) ? { areaStyle: { color: paint.fill[series.role], origin: 0 } } : {}),
});

const isFilled = ({ drawn }: LineSeries): boolean => drawn === 'area' || drawn === 'steps';

const lineType = ({ drawn, axis }: LineSeries) => {
  if (drawn === 'dotted') return 'dotted';
  return axis === 'right' ? 'dashed' : 'solid';
};
