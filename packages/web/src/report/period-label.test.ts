import { calendarFormatsOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import type { Period } from './period.ts';
import { periodLabel } from './period-label.ts';

describe('a period’s name', () => {
  it.each<[Period, string]>([
    [{ kind: 'day', date: '2026-11-20' }, 'Fri, Nov 20, 2026'],
    [{ kind: 'month', date: '2026-11-01' }, 'November 2026'],
    [{ kind: 'year', date: '2026-01-01' }, '2026'],
    [{ kind: 'total' }, 'All time'],
  ])('of %o', (period, name) => {
    expect(periodLabel(period, calendarFormatsOf('en'), 'All time')).toBe(name);
  });

  it('of some days names the first and the last of them', () => {
    const name = periodLabel(
      { kind: 'range', from: '2026-10-26', to: '2026-11-02' },
      calendarFormatsOf('en'),
      '',
    );
    expect(name.replace(/\s/g, ' ')).toBe('Oct 26 – Nov 1, 2026');
  });
});
