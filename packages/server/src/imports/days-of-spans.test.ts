import { describe, expect, it } from 'vitest';
import { daysOf } from './days-of-spans.ts';

const micros = (time: string): number => Date.parse(time) * 1000;
const span = (from: string, to: string, later = 0) => ({
  fromMicros: micros(from),
  toMicros: micros(to) + later,
});

describe('daysOf', () => {
  it.each([
    ['a day', [span('2026-03-28T23:00Z', '2026-03-29T22:00Z')], 1],
    ['a microsecond more', [span('2026-03-28T23:00Z', '2026-03-29T22:00Z', 1)], 2],
    ['a moment after midnight', [span('2026-03-29T22:00Z', '2026-03-29T22:00Z', 1)], 1],
    ['a year', [span('2025-12-31T23:00Z', '2026-12-31T23:00Z')], 365],
    [
      'the same day twice',
      [span('2026-05-01T08:00Z', '2026-05-01T09:00Z'), span('2026-05-01T10:00Z', '2026-05-01T11:00Z')],
      1,
    ],
    ['nothing', [], 0],
  ])('counts the local days of %s', (_, spans, days) => {
    expect(daysOf(spans, 'Europe/Berlin')).toBe(days);
  });
});
