import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatInstantMicros, parseInstantMicros } from '../index.ts';

const newYear = Date.UTC(2026, 0, 1) * 1000;

describe('parseInstantMicros', () => {
  it.each([
    ['2026-01-01T00:00:00Z', newYear],
    ['2026-01-01t00:00z', newYear],
    ['2026-01-01 00:00:00+00:00', newYear],
    ['2026-01-01T01:00:00+01:00', newYear],
    ['2025-12-31T19:00:00-0500', newYear],
    ['2026-01-01T05:45:00+05:45', newYear],
    ['2026-01-01T01:00+01', newYear],
    ['2026-01-01T00:00:00.000001Z', newYear + 1],
    ['2026-01-01T00:00:00,5Z', newYear + 500_000],
    ['2026-01-01T00:00:00.1234567Z', newYear + 123_456],
    ['1969-12-31T23:59:59.999999Z', -1],
    ['2024-02-29T00:00:00Z', Date.UTC(2024, 1, 29) * 1000],
  ])('reads %s', (text, micros) => {
    expect(parseInstantMicros(text)).toBe(micros);
  });

  it.each([
    '',
    'now',
    '2026-01-01',
    '2026-01-01T00:00:00',
    '2026-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T23:60:00Z',
    '2026-01-01T23:59:60Z',
    '2026-01-01T00:00:00+24:00',
    '2026-01-01T00:00:00.Z',
    '0026-01-01T00:00:00Z',
    '9999-01-01T00:00:00Z',
    '20260101T000000Z',
    ' 2026-01-01T00:00:00Z',
  ])('refuses %j', (text) => {
    expect(parseInstantMicros(text)).toBeNull();
  });

  it('reads back every instant written', () => {
    const micros = fc.integer({ min: -1e15, max: Date.UTC(2250, 0, 1) * 1000 });
    fc.assert(
      fc.property(micros, (atMicros) => {
        expect(parseInstantMicros(formatInstantMicros(atMicros))).toBe(atMicros);
      }),
    );
  });

  it('agrees with the platform on milliseconds', () => {
    const date = fc.date({
      min: new Date('1971-01-01T00:00:00Z'),
      max: new Date('2200-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(date, (value) => {
        expect(parseInstantMicros(value.toISOString())).toBe(value.getTime() * 1000);
      }),
    );
  });
});
