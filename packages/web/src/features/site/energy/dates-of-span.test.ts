import { describe, expect, it } from 'vitest';
import { datesOfSpan } from './dates-of-span.ts';

describe('datesOfSpan', () => {
  it.each([
    ['day', { from: '2026-11-20', to: '2026-11-21' }],
    ['month', { from: '2026-11-01', to: '2026-11-21' }],
    ['year', { from: '2026-01-01', to: '2026-11-21' }],
    ['total', {}],
  ] as const)('of a %s ends with today', (span, dates) => {
    expect(datesOfSpan(span, '2026-11-20')).toEqual(dates);
  });
});
