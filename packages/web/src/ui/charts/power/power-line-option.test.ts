import { formatsOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import { paintForTest } from '../build-for-test.ts';
import { labelWidth } from '../plot/label-width.ts';
import type { ChartData, ChartSeries } from './chart-data.ts';
import { dayAxis } from './day-axis.ts';
import { powerFrom, powerLineOption } from './power-line-option.ts';

const series = (change: Partial<ChartSeries>): ChartSeries => ({
  key: 'import',
  role: 'import',
  drawn: 'area',
  below: false,
  values: [],
  ...change,
});

const data = (change: Partial<ChartData>): ChartData => ({
  axis: dayAxis({
    from: '2026-10-24T22:00:00Z',
    to: '2026-10-25T23:00:00Z',
    stepSeconds: 60,
    timeZone: 'Europe/Berlin',
  }),
  unit: 'kW',
  series: [],
  nowSlot: null,
  ...change,
});

type Pair = [number, number | null];

const build = (change: Partial<ChartData>, hidden: string[] = []) =>
  // Structural view of the parts under test; ECharts' own type is an open record.
  powerLineOption({
    data: data(change),
    hidden: new Set(hidden),
    paint: paintForTest,
    lang: 'de',
    formats: formatsOf('de'),
    view: { width: 360, range: { from: 0, to: 1500 } },
  }) as {
    grid: { left: number };
    xAxis: { max: number; axisLabel: { customValues: number[]; formatter: (slot: number) => string } };
    yAxis: [{ min: number; max: number }, { axisLabel: { formatter: (value: number) => string } }];
    series: { id: string; data: (Pair | { value: Pair; symbol: string })[]; areaStyle?: object }[];
  };

const drawn = (option: ReturnType<typeof build>, i = 0) =>
  option.series[i]?.data.map((point) => (Array.isArray(point) ? point : point.value)[1]);

const dotted = (option: ReturnType<typeof build>) =>
  option.series[0]?.data.map((point) => !Array.isArray(point) && point.symbol === 'circle');

describe('powerLineOption', () => {
  it('draws a long day 25 hours wide with wall-clock labels', () => {
    const { xAxis } = build({});
    expect(xAxis.max).toBe(1500);
    expect(xAxis.axisLabel.customValues).toEqual([0, 420, 780, 1140, 1500]);
    expect(xAxis.axisLabel.customValues.map(xAxis.axisLabel.formatter)).toEqual(['0', '6', '12', '18', '24']);
  });

  it('leaves the values of the axis a room of their own, where the marks know of it', () => {
    const shown = { series: [series({ values: [12_500, 250] })] };
    const { grid } = build(shown);
    expect(grid.left).toBeGreaterThan(labelWidth('10'));
    expect(powerFrom({ data: data(shown), hidden: new Set(), lang: 'de', formats: formatsOf('de') })).toBe(
      grid.left,
    );
  });

  it('shows watts in the unit of the view', () => {
    expect(drawn(build({ series: [series({ values: [1500, 250] })] }))).toEqual([1.5, 0.25]);
    expect(drawn(build({ unit: 'W', series: [series({ values: [150, 250] })] }))).toEqual([150, 250]);
  });

  it('draws what leaves below zero, labelled with its amount', () => {
    const option = build({ series: [series({ key: 'export', below: true, values: [4000] })] });
    expect(drawn(option)).toEqual([-4]);
    expect(option.yAxis[0].min).toBe(-4);
    expect(option.yAxis[1].axisLabel.formatter(-2)).toBe('2');
  });

  it('leaves a gap where a value is missing, and a dot where a value stands alone', () => {
    const option = build({ series: [series({ values: [1000, null, 2000, null, null, 500, 400] })] });
    expect(drawn(option)).toEqual([1, null, 2, null, null, 0.5, 0.4]);
    expect(dotted(option)).toEqual([true, false, true, false, false, false, false]);
  });

  it('leaves hidden series out and fits the axis to the rest', () => {
    const both = [series({ values: [9000] }), series({ key: 'yield', values: [900] })];
    const option = build({ series: both }, ['import']);
    expect(option.series.map((s) => s.id)).toEqual(['yield']);
    expect(option.yAxis[0].max).toBe(1);
  });

  it('draws a line without an area', () => {
    expect(build({ series: [series({ drawn: 'line' })] }).series[0]).not.toHaveProperty('areaStyle');
  });
});
