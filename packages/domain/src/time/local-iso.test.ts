import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDay, localIsoIn } from '../index.ts';

describe('localIsoIn', () => {
  it.each([
    ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
    ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
    ['Asia/Kathmandu', '2026-01-01T00:00:00.250Z', '2026-01-01T05:45:00.250+05:45'],
    ['America/St_Johns', '2026-01-01T00:00:00Z', '2025-12-31T20:30:00-03:30'],
    ['UTC', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00+00:00'],
  ])('shows in %s %s as %s', (zone, instant, expected) => {
    const ms = Date.parse(instant);
    expect(localIsoIn(zone, { fromMs: ms - 86_400_000, toMs: ms })(ms)).toBe(expected);
  });

  it('names the same instant, in every zone', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const instant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2037, 0, 1) });
    fc.assert(
      fc.property(fc.constantFrom(...zones), instant, (zone, ms) => {
        assert.equal(Date.parse(localIsoIn(zone, { fromMs: ms, toMs: ms })(ms)), ms);
      }),
      { numRuns: 1000 },
    );
  });

  it('does not write what lies outside of the span', () => {
    const day = localDay('Europe/Berlin', '2026-10-25');
    expect(() => localIsoIn('Europe/Berlin', day)(day.toMs + 1)).toThrow(RangeError);
    expect(() => localIsoIn('Europe/Berlin', day)(day.fromMs - 1)).toThrow(RangeError);
  });
});
