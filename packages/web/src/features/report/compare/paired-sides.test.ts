import { hourMs } from '@ohmstead/domain';
import { calendarFormatsOf, formatsOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import { buildColumns, buildReport } from '../build-for-test.ts';
import { differencesOf, sumOf } from './compare-bars.ts';
import { pairedSides } from './paired-sides.ts';
import type { SideFigures } from './side-query.ts';

const words = {
  formats: formatsOf('en', 'one', { clock: '24', regions: [] }),
  calendar: calendarFormatsOf('en'),
};

/** A local day of so many hours, each with its number from the beginning as energy. */
const dayOf = (from: string, hours: number, passed = hours): SideFigures => {
  const start = Date.parse(from);
  const at = (hour: number) => new Date(start + hour * hourMs).toISOString();
  const known = { measured: 1, estimated: 0, missing: 0 };
  const every = Array.from({ length: hours }, (_, hour) => hour);
  const columns = buildColumns({
    times: every.map(at),
    to: at(hours),
    series: [{ key: 'consumption', unit: 'kWh', data: every.map((hour) => (hour < passed ? hour : null)) }],
    coverage: every.map((hour) => (hour === 1 ? { measured: 0, estimated: 1, missing: 0 } : known)),
  });
  const report = buildReport({ columns });
  const whole = { from: at(0), to: at(hours), cost: 1, income: null, emittedG: null, avoidedG: null };
  return {
    report: { ...report, current: { ...report.current, from: at(0), to: at(passed) } },
    figures: report.current.figures,
    values: {
      timeZone: 'Europe/Berlin',
      currency: 'EUR',
      columns: every.map((hour) => ({ ...whole, cost: hour / 10 })),
      whole,
      unpricedKwh: 0,
    },
    isRunning: passed < hours,
    days: passed / hours,
  };
};

const usual = dayOf('2026-10-23T22:00:00Z', 24);
const autumn = dayOf('2026-10-24T22:00:00Z', 25);
const paired = (first: SideFigures, second: SideFigures, measure: 'energy' | 'money' = 'energy') =>
  pairedSides(first, second, { kind: 'day', measure, words });

describe('two sides of a comparison', () => {
  it('have every hour beside the one of its name, however many hours their days have', () => {
    for (const { first, slots } of [paired(usual, autumn), paired(autumn, usual)]) {
      expect(slots.map(({ label }) => label).slice(0, 5)).toEqual(['0', '1', '2', '2', '3']);
      expect(first.values).toHaveLength(25);
    }
    const { first, second } = paired(usual, autumn);
    expect(first.values.slice(0, 6)).toEqual([0, 1, 2, null, 3, 4]);
    expect(second.values.slice(0, 6)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(paired(usual, autumn, 'money').first.values.slice(2, 5)).toEqual([0.2, null, 0.3]);
  });

  it('leave no bar out, and mark what is estimated', () => {
    const { first, second } = paired(usual, autumn);
    expect([sumOf(first.values), sumOf(second.values)]).toEqual([276, 300]);
    expect(first.estimated.slice(0, 3)).toEqual([false, true, false]);
  });

  it('differ only in hours that are over', () => {
    const running = dayOf('2026-10-26T23:00:00Z', 24, 2.5);
    expect(differencesOf(paired(running, usual)).slice(0, 4)).toEqual([0, 0, null, null]);
  });
});
