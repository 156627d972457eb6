import { describe, expect, it } from 'vitest';
import { paintForTest } from '../build-for-test.ts';
import { labelWidth } from '../plot/label-width.ts';
import type { LineChartData, LineSeries } from './line-chart-data.ts';
import { lineOption, linesFrom } from './line-option.ts';
import { namedSlots } from './line-slots.ts';

const series = (change: Partial<LineSeries>): LineSeries => ({
  key: 'voltage',
  role: 'phaseA',
  axis: 'left',
  drawn: 'line',
  values: [229, 231, null],
  ...change,
});

const data = (change: Partial<LineChartData>): LineChartData => ({
  slots: namedSlots(
    'hours',
    ['0', '1', '2'].map((label) => ({ label, longLabel: `${label} o’clock` })),
  ),
  left: { unit: 'V', digits: 1, fromZero: false },
  series: [series({})],
  nowSlot: null,
  ...change,
});

const build = (change: Partial<LineChartData>) =>
  // Structural view of the parts under test; ECharts' own type is an open record.
  lineOption({
    data: data(change),
    hidden: new Set(),
    paint: paintForTest,
    view: { width: 600, range: { from: 0, to: 3 } },
    lang: 'en',
  }) as {
    grid: { left: number };
    xAxis: { max: number };
    yAxis: { min: number; max: number; position: string; axisLabel: { formatter?: (v: number) => string } }[];
    series: {
      yAxisIndex: number;
      data: unknown[];
      step: string | false;
      lineStyle: { type: string };
    }[];
  };

describe('lineOption', () => {
  it('holds steps through their slots, below zero too', () => {
    const steps = series({ drawn: 'steps', values: [0.2, -0.1, 0.3] });
    const { series: drawn, yAxis } = build({
      left: { unit: '€/kWh', digits: 4, fromZero: true },
      series: [steps],
    });
    expect(drawn[0]?.step).toBe('middle');
    expect(yAxis[0]?.min).toBeLessThanOrEqual(-0.1);
    expect(build({}).series[0]?.step).toBe(false);
  });

  it('fits the axis around a voltage', () => {
    const { yAxis } = build({});
    expect(yAxis[0]).toMatchObject({ min: 229, max: 231 });
  });

  it('leaves the values of the left axis a room of their own, where the marks know of it', () => {
    const { grid } = build({});
    expect(grid.left).toBeGreaterThan(labelWidth('230'));
    expect(linesFrom({ data: data({}), hidden: new Set(), lang: 'en' })).toBe(grid.left);
  });

  it('begins at zero where it is asked to', () => {
    expect(build({ left: { unit: 'A', digits: 2, fromZero: true } }).yAxis[0]?.min).toBe(0);
  });

  it('names the unit at the highest line, and none of a plain number', () => {
    expect(build({}).yAxis[1]?.axisLabel.formatter?.(231)).toBe('231\u202fV');
    const plain = build({ left: { unit: '', digits: 2, fromZero: false }, series: [] });
    expect(plain.yAxis[1]?.axisLabel.formatter?.(1)).toBe('1');
  });

  it('has a second axis for a second unit, with dashed lines', () => {
    const option = build({
      right: { unit: 'A', digits: 2, fromZero: true },
      series: [series({}), series({ key: 'current', axis: 'right', values: [1, 2, 3] })],
    });
    expect(option.yAxis.map(({ position }) => position)).toEqual(['left', 'left', 'right']);
    expect(option.series.map((one) => [one.yAxisIndex, one.lineStyle.type])).toEqual([
      [0, 'solid'],
      [2, 'dashed'],
    ]);
  });

  it('puts a point into the middle of its slot and leaves a gap', () => {
    expect(build({}).series[0]?.data).toEqual([
      [0.5, 229],
      [1.5, 231],
      [2.5, null],
    ]);
  });
});
