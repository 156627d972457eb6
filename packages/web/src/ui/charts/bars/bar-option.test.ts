import { describe, expect, it } from 'vitest';
import { paintForTest } from '../build-for-test.ts';
import type { BarChartData, BarSeries } from './bar-chart-data.ts';
import { barOption, barsFrom } from './bar-option.ts';

const series = (change: Partial<BarSeries>): BarSeries => ({
  key: 'import',
  role: 'import',
  below: false,
  values: [],
  ...change,
});

const slots = ['1', '2', '3'].map((label, i) => ({ startMs: i, label, longLabel: `${label} November` }));

type Bar = { value: number | null; itemStyle?: { color: string }; label?: { formatter: string } };

const build = (change: Partial<BarChartData>, hidden: string[] = [], divisor = 1) =>
  // Structural view of the parts under test; ECharts' own type is an open record.
  barOption({
    data: { slots, unit: 'kWh', series: [], nowSlot: null, ...change },
    hidden: new Set(hidden),
    paint: paintForTest,
    view: { width: 600, height: 280, grows: false, range: { from: 0, to: 3 } },
    axisText: String,
    letters: { peak: 'P' },
    divisor,
  }) as {
    grid: { left: number };
    yAxis: [{ min: number; max: number }];
    xAxis: { axisLabel: { interval: (slot: number) => boolean } };
    series: {
      id: string;
      type: string;
      stack?: string;
      data: Bar[];
      lineStyle?: { type: string };
      itemStyle?: { color: string; borderColor: string; borderWidth: number };
    }[];
  };

const valuesOf = (option: ReturnType<typeof build>, at: number) =>
  option.series[at]?.data.map((bar) => bar.value);

describe('barOption', () => {
  it('stacks what comes above zero and what leaves under it', () => {
    const option = build({
      series: [
        series({ key: 'import', values: [2, 3, null] }),
        series({ key: 'yield', role: 'solar', values: [4, 1, 1] }),
        series({ key: 'export', role: 'export', below: true, values: [5, 0, 2] }),
      ],
    });
    expect(option.series.map((one) => one.stack)).toEqual(['slot', 'slot', 'slot']);
    expect(valuesOf(option, 0)).toEqual([2, 3, null]);
    expect(valuesOf(option, 2)).toEqual([-5, -0, -2]);
    expect(option.yAxis[0]).toMatchObject({ min: -6, max: 6 });
  });

  it('draws an open bar with a pale fill and a strong edge, a thin one with a thin edge, and fills the thinnest', () => {
    const open = series({ role: 'fixed', isOpen: true, values: [1, 2, 3] });
    const fill = (options: ReturnType<typeof build>) => options.series[0]?.itemStyle;
    expect(fill(build({ series: [open] }))).toEqual({
      color: 'fixed',
      borderColor: 'edge fixed',
      borderWidth: 2,
    });
    const slotsOf = (length: number) =>
      Array.from({ length }, (_, i) => ({ startMs: i, label: '', longLabel: '' }));
    const thin = fill(build({ slots: slotsOf(60), series: [open] }));
    expect(thin).toMatchObject({ color: 'fixed', borderWidth: 1 });
    const thinnest = fill(build({ slots: slotsOf(121), series: [open] }));
    expect(thinnest).toMatchObject({ color: paintForTest.bar.fixed, borderWidth: 0 });
  });

  it('draws series beside the stack they do not belong to', () => {
    const option = build({
      series: [
        series({ key: 'import', values: [2] }),
        series({ key: 'yield', values: [3] }),
        series({ key: 'stored', role: 'fixed', isBeside: true, values: [4] }),
      ],
    });
    expect(option.series.map((one) => one.stack)).toEqual(['slot', 'slot', 'beside']);
    expect(option.yAxis[0].max).toBe(6);
  });

  it('hatches what is estimated', () => {
    const option = build({ series: [series({ values: [1, 2], estimated: [false, true] })] });
    expect(option.series[0]?.data.map((bar) => bar.itemStyle?.color)).toEqual([
      undefined,
      'estimated import',
    ]);
  });

  it('draws what it is compared with as dotted lines where the bars would end', () => {
    const option = build({
      series: [
        series({ values: [1, 1, 1], compare: [2, null, 2] }),
        series({ key: 'yield', role: 'solar', values: [1, 1, 1], compare: [3, 3, 3] }),
      ],
    });
    expect(option.series.map((one) => one.type)).toEqual(['bar', 'bar', 'line', 'line']);
    expect(option.series[2]?.data).toEqual([2, null, 2]);
    expect(option.series[3]?.data).toEqual([5, 3, 5]);
    expect(option.series[3]?.lineStyle?.type).toBe('dotted');
  });

  it('leaves hidden series out and fits the axis to the rest', () => {
    const both = [series({ values: [90] }), series({ key: 'yield', values: [9] })];
    const option = build({ series: both }, ['import']);
    expect(option.series.map((one) => one.id)).toEqual(['yield']);
    expect(option.yAxis[0].max).toBe(10);
  });

  it('writes a tariff’s letter where its bar has room', () => {
    const option = build({ series: [series({ role: 'peak', values: [100, 1] })] });
    expect(option.series[0]?.data.map((bar) => bar.label?.formatter)).toEqual(['P', undefined]);
  });

  it('shows watts in the unit of the view', () => {
    expect(valuesOf(build({ series: [series({ values: [1500] })] }, [], 1000), 0)).toEqual([1.5]);
  });

  it('begins its bars beside the values of the axis, as far in as their longest needs', () => {
    const leftOf = (value: number) => build({ series: [series({ values: [value] })] }).grid.left;
    // '6' and '750'; the highest, which carries the unit, stands over the bars.
    expect(leftOf(8)).toBe(15);
    expect(leftOf(1000)).toBe(29);
    const data = { slots, unit: 'kWh' as const, series: [series({ values: [1000] })], nowSlot: null };
    expect(barsFrom({ data, hidden: new Set(), divisor: 1, axisText: String })).toBe(leftOf(1000));
  });
});
