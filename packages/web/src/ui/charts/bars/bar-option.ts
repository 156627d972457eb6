// Pure: a period's series to what ECharts draws. Each slot is a stack; what leaves lies under zero.
import type { EChartsCoreOption } from 'echarts/core';
import type { ChartPaint } from '../chart-paint.ts';
import { labelStride } from '../plot/label-stride.ts';
import { plotInset } from '../plot/plot-inset.ts';
import type { PlotView } from '../plot/use-echarts.ts';
import { type AxisText, besideAxes, labelRoom } from '../plot/value-axis.ts';
import { type ValueScale, valueScale } from '../plot/value-scale.ts';
import type { BarChartData, BarSeries } from './bar-chart-data.ts';
import { stackExtent, stackedOn, stackOf } from './bar-stack.ts';

export type BarOptions = {
  readonly data: BarChartData;
  readonly hidden: ReadonlySet<string>;
  readonly paint: ChartPaint;
  readonly view: PlotView;
  /** Writes a value of the axis, the highest one with its unit. */
  readonly axisText: AxisText;
  /** Letters of the tariffs, in their bars. */
  readonly letters: Partial<Record<BarSeries['role'], string>>;
  /** Values are divided by it before they are drawn: many W are drawn as kW. */
  readonly divisor: number;
};

/** What the axis of values follows from. */
export type BarScaling = Pick<BarOptions, 'data' | 'hidden' | 'divisor' | 'axisText'>;

export const barOption = (options: BarOptions): EChartsCoreOption => {
  const { paint, view, axisText } = options;
  const shown = shownIn(options);
  const scale = barScale(shown);
  const left = labelRoom(scale, axisText);
  const room = { ...options, view: { ...view, width: view.width - left } };
  return {
    animation: view.grows,
    animationDuration: 250,
    grid: { left, right: 0, ...plotInset, outerBoundsMode: 'none' },
    xAxis: slotAxis(room),
    yAxis: besideAxes(scale, paint, axisText),
    series: [...shown.map((series) => barSeries(series, scale, room)), ...compareLines(shown, paint)],
  };
};

/** Where the slots begin, in pixels: the values of the axis stand beside the bars. */
export const barsFrom = (options: BarScaling): number =>
  labelRoom(barScale(shownIn(options)), options.axisText);

const shownIn = ({ data, hidden, divisor }: BarScaling) =>
  data.series.filter((series) => !hidden.has(series.key)).map((series) => inUnit(series, divisor));

const barScale = (shown: readonly BarSeries[]): ValueScale => {
  const { low, high } = stackExtent(shown);
  return valueScale(low, high, finestLabel);
};

/** Labels are written with two decimals. */
const finestLabel = 0.01;

const inUnit = (series: BarSeries, divisor: number): BarSeries => {
  const divided = (values: BarSeries['values']) =>
    values.map((value) => (value === null ? null : value / divisor));
  return {
    ...series,
    values: divided(series.values),
    ...(series.compare ? { compare: divided(series.compare) } : {}),
  };
};

const slotAxis = ({ data, paint, view }: BarOptions) => {
  const labels = data.slots.map((slot) => slot.label);
  const stride = labelStride(labels, view.width);
  return {
    type: 'category',
    data: labels,
    axisLine: { show: false, onZero: false },
    axisTick: { show: false },
    axisLabel: {
      color: paint.text,
      fontSize: 12,
      interval: (slot: number) => slot % stride === 0,
    },
  };
};

const barSeries = (series: BarSeries, scale: ValueScale, options: BarOptions) => {
  const { paint, data, letters } = options;
  const letter = letters[series.role];
  const isOpen = series.isOpen === true && data.slots.length <= manySlots;
  return {
    id: series.key,
    type: 'bar',
    // One stack holds both: ECharts stacks what is positive and what is negative apart.
    stack: stackOf(series),
    ...barWidth(options),
    silent: true,
    data: series.values.map((value, slot) => ({
      value: value === null ? null : series.below ? -value : value,
      ...(series.estimated?.[slot] ? { itemStyle: { color: paint.estimate[series.role] } } : {}),
      ...(letter && hasRoom(value, scale, options) ? { label: letterLabel(letter, series, options) } : {}),
    })),
    itemStyle: {
      color: isOpen ? paint.fill[series.role] : paint.bar[series.role],
      borderColor: paint.edge[series.role],
      borderWidth: edgeWidth(isOpen, options),
    },
  };
};

/** Two stacks share the room of one. */
const barWidth = ({ data }: BarOptions) =>
  data.series.some(({ isBeside }) => isBeside)
    ? { barWidth: '36%', barMaxWidth: 28, barGap: '0%' }
    : { barWidth: '72%', barMaxWidth: 56 };

/** Edges would be most of bars as thin as these. */
const manySlots = 120;

/** A strong edge would be most of a bar that has less room than this. */
const strongEdgeRoomPx = 14;

const edgeWidth = (isOpen: boolean, { data, view }: BarOptions): number => {
  if (data.slots.length > manySlots) return 0;
  return isOpen && view.width / data.slots.length >= strongEdgeRoomPx ? 2 : 1;
};

const letterLabel = (letter: string, { role }: BarSeries, { paint }: BarOptions) => ({
  show: true,
  position: 'inside',
  formatter: letter,
  fontSize: 11,
  color: paint.onBar[role],
});

const letterRoomPx = { width: 18, height: 16 };

const hasRoom = (value: number | null, scale: ValueScale, { data, view }: BarOptions): boolean => {
  const plotHeight = view.height - plotInset.top - plotInset.bottom;
  const width = (view.width / Math.max(1, data.slots.length)) * 0.72;
  const height = ((value ?? 0) / (scale.max - scale.min)) * plotHeight;
  return width >= letterRoomPx.width && height >= letterRoomPx.height;
};

/** Dotted, in the same hue, at the height of what it is compared with. */
const compareLines = (shown: readonly BarSeries[], paint: ChartPaint) =>
  stackedOn(shown, (series) => series.compare).flatMap((tops, at) => {
    const series = shown[at];
    if (!series?.compare) return [];
    return [
      {
        id: `${series.key} compared`,
        type: 'line',
        data: tops,
        symbol: 'circle',
        symbolSize: 4,
        silent: true,
        z: 5,
        connectNulls: false,
        lineStyle: { color: paint.edge[series.role], width: 1.5, type: 'dotted' },
        itemStyle: { color: paint.edge[series.role] },
      },
    ];
  });
