import { describe, expect, it } from 'vitest';
import { type LoadMeter, metersBehind } from './meters-behind.ts';

const meter = (id: number, behindId: number | null = null): LoadMeter => ({
  id,
  behindId,
  parts: [{ meterId: id, sign: 1 }],
});
const calculated = (id: number, ...parts: number[]): LoadMeter => ({
  id,
  behindId: null,
  parts: parts.map((part) => ({ meterId: Math.abs(part), sign: part < 0 ? -1 : 1 })),
});
const behind = (...meters: LoadMeter[]) => [...metersBehind(meters)];

describe('metersBehind', () => {
  it('is as the owner says', () => {
    expect(behind(meter(1), meter(2, 1), meter(3, 2))).toEqual([
      [1, null],
      [2, 1],
      [3, 2],
    ]);
  });

  it('ignores meters that are not there, and circles', () => {
    expect(behind(meter(1, 9), meter(2, 3), meter(3, 2), meter(4, 4))).toEqual([
      [1, null],
      [2, 3],
      [3, null],
      [4, null],
    ]);
  });

  it('puts what a calculated meter is the sum of behind it', () => {
    expect(behind(meter(1), meter(2), calculated(3, 1, 2))).toEqual([
      [1, 3],
      [2, 3],
      [3, null],
    ]);
  });

  it('puts a difference behind what it is taken off, and leaves a sum with other meters alone', () => {
    expect(behind(meter(1), meter(2), calculated(3, 1, -2), calculated(4, 1, 77))).toEqual([
      [1, null],
      [2, null],
      [3, 1],
      [4, null],
    ]);
  });
});
