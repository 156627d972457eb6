import { describe, expect, it } from 'vitest';
import { buildReading, buildRow } from '../../test/build-reading.ts';
import { arrivalKind, isSameReading } from '../index.ts';

const reading = buildReading({ atMicros: 1000 });
const other = buildReading({ atMicros: 1000, phases: [buildRow({ powerW: 5 })] });

describe('arrivalKind', () => {
  it.each([
    ['inOrder', null, null],
    ['inOrder', 999, null],
    ['outOfOrder', 1001, null],
    ['duplicate', 1000, reading],
    ['duplicate', 5000, reading],
    ['collision', 1000, other],
    ['collision', 5000, other],
  ])('is %s', (kind, newestAtMicros, atSameInstant) => {
    expect(arrivalKind(reading, { newestAtMicros, atSameInstant })).toBe(kind);
  });
});

describe('isSameReading', () => {
  const whole = buildReading({ phases: [buildRow(), buildRow()], net: buildRow(), reactive: [] });

  it('compares what was said, not when', () => {
    expect(isSameReading(whole, { ...whole, net: buildRow() })).toBe(true);
  });

  it.each([
    ['a phase', { phases: [buildRow()] }],
    ['a value', { phases: [buildRow(), buildRow({ exportKwh: null })] }],
    ['the net row', { net: null }],
    ['reactive rows', { reactive: [{ reactiveVar: 1, inductiveKvarh: null, capacitiveKvarh: null }] }],
  ])('notices %s', (_, change) => {
    expect(isSameReading(whole, { ...whole, ...change })).toBe(false);
  });
});
