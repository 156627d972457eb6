import { calendarFormatsOf, formatsOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import { buildLine, buildSeries } from '../build-for-test.ts';
import { breachLines } from './breach-lines.ts';

const words = { formats: formatsOf('en'), calendar: calendarFormatsOf('en') };
const voltage = buildSeries({ quantity: 'voltageV', series: [1, 2, 3].map((phase) => buildLine({ phase })) });

describe('breachLines', () => {
  it('are the phase of the finding and its limit', () => {
    const { series } = breachLines(voltage, { phase: 2, limit: 253, breach: 'above', words });
    expect(series.map(({ key, values }) => [key, values])).toEqual([
      ['phase2', [4, 5, null]],
      ['limit', [253, 253, 253]],
    ]);
  });

  it('are the lowest values where the breach is a value too low', () => {
    const { series } = breachLines(voltage, { phase: 1, limit: 207, breach: 'below', words });
    expect(series[0]?.values).toEqual([1, 2, null]);
  });

  it('are all phases of a finding of the whole meter', () => {
    const { series } = breachLines(voltage, { phase: null, limit: null, breach: 'silent', words });
    expect(series.map(({ key }) => key)).toEqual(['phase1', 'phase2', 'phase3']);
  });
});
