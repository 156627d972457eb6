import { dayMs } from '@ohmstead/domain';
import { calendarFormatsOf, formatsOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import { buildLine, buildSeries } from '../build-for-test.ts';
import { canStandBeside, hasOnlyExtremes, isEmptySeries, quantityChart } from './quantity-lines.ts';

const words = { formats: formatsOf('en'), calendar: calendarFormatsOf('en') };
const noon = Date.parse('2026-11-20T11:00:00Z');
const chartOf = (left = buildSeries(), right: typeof left | null = null, nowMs = noon) =>
  quantityChart({ meterId: 1, left, right, compared: null, nowMs, words });

const threePhases = [1, 2, 3].map((phase) => buildLine({ phase }));
const extremes = { mean: [null, null, null] };

describe('quantityChart', () => {
  it('is one nameless line of a single-phase meter', () => {
    const { data, lines } = chartOf();
    expect(data.series.map(({ axis, values }) => [axis, values])).toEqual([['left', [2, 3, null]]]);
    expect(lines).toMatchObject([{ phase: null, kind: 'mean', least: 1, greatest: 5 }]);
  });

  it('is a line a phase, in the same hue on both axes, and of the one meter', () => {
    const of = (quantity: 'voltageV' | 'currentA') =>
      buildSeries({ quantity, series: [...threePhases, buildLine({ meterId: 2 })] });
    const { data, lines } = chartOf(of('voltageV'), of('currentA'));
    expect(lines.map(({ quantity, phase }) => `${quantity} ${phase}`)).toEqual([
      ...['voltageV A', 'voltageV B', 'voltageV C'],
      ...['currentA A', 'currentA B', 'currentA C'],
    ]);
    expect(data.series.map(({ role }) => role).slice(0, 3)).toEqual(
      data.series.map(({ role }) => role).slice(3),
    );
    expect([data.left.unit, data.right?.unit]).toEqual(['V', 'A']);
    expect(data.left.fromZero).toBe(false);
  });

  it('draws another time dotted, step by step from its own beginning', () => {
    const compared = buildSeries({
      from: '2026-11-19T00:00:00+01:00',
      series: [buildLine({ mean: [7, null, 8, 9] })],
    });
    const { data, lines } = quantityChart({
      meterId: 1,
      left: buildSeries(),
      right: null,
      compared,
      nowMs: noon,
      words,
    });
    expect(data.series.map(({ drawn, values }) => [drawn, values])).toEqual([
      ['line', [2, 3, null]],
      ['dotted', [7, null, 8]],
    ]);
    expect(lines.map((line) => line.compared)).toEqual([false, true]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
  });

  it('is the lowest and the highest where no average is kept', () => {
    const left = buildSeries({ series: [buildLine(extremes)] });
    expect(hasOnlyExtremes(left)).toBe(true);
    expect(chartOf(left).lines.map(({ kind }) => kind)).toEqual(['min', 'max']);
  });

  it('leaves out an extreme that is not kept', () => {
    const current = buildLine({ ...extremes, min: [null, null, 1], max: [5, 6, 7] });
    const left = buildSeries({ quantity: 'currentA', series: [current] });
    expect(chartOf(left).lines.map(({ kind }) => kind)).toEqual(['max']);
  });

  it('knows where now lies, within its span only', () => {
    expect(chartOf().data.nowSlot).toBe(1.5);
    expect(chartOf(buildSeries(), null, noon + dayMs).data.nowSlot).toBeNull();
  });
});

describe('canStandBeside', () => {
  it('is another quantity of the same span', () => {
    const current = buildSeries({ quantity: 'currentA' });
    const voltage = buildSeries({ quantity: 'voltageV' });
    expect(canStandBeside(current, voltage)).toBe(true);
    expect(canStandBeside(current, current)).toBe(false);
    expect(canStandBeside(current, { ...voltage, to: '2026-11-22T00:00:00+01:00' })).toBe(false);
    expect(canStandBeside(current, { ...voltage, stepSeconds: 3600 })).toBe(false);
  });
});

describe('isEmptySeries', () => {
  it('asks of the one meter', () => {
    const nothing = { min: [null], mean: [null], max: [null] };
    const answer = buildSeries({ series: [buildLine(nothing), buildLine({ meterId: 2 })] });
    expect([isEmptySeries(answer, 1), isEmptySeries(answer, 2), isEmptySeries(answer, 3)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
