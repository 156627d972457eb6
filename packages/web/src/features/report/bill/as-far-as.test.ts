import { describe, expect, it } from 'vitest';
import { asFarAs } from './as-far-as.ts';

describe('asFarAs', () => {
  it.each([
    ['the days that have begun', '2026-11-01', '2026-11-23', '2026-10-01', '2026-11-01', '2026-10-24'],
    ['its first day', '2026-11-01', '2026-11-01', '2026-10-01', '2026-11-01', '2026-10-02'],
    ['no more than all of it', '2026-03-01', '2026-03-30', '2026-02-01', '2026-03-01', '2026-03-01'],
  ])('is %s', (_, from, today, otherFrom, otherTo, to) => {
    expect(asFarAs(from, today, { from: otherFrom, to: otherTo })).toEqual({
      kind: 'range',
      from: otherFrom,
      to,
    });
  });
});
