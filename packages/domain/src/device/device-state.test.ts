import { describe, expect, it } from 'vitest';
import { deviceStateOf, isLate, isOnline } from '../index.ts';

const now = Date.UTC(2026, 0, 1);

describe('isOnline', () => {
  it('is not taken from a reading of the future', () => {
    expect([299_000, 300_001, 86_400_000].map((aheadMs) => isOnline(aheadMs, 5, 0))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['5 min of silence at 5 s', 300, 5, true],
    ['more at 5 s', 301, 5, false],
    ['59 min at 20 min', 3540, 1200, true],
    ['61 min at 20 min', 3660, 1200, false],
    ['unknown interval', 299, null, true],
    ['a reading of the near future', -30, 60, true],
  ])('%s', (_, silenceSeconds, interval, online) => {
    expect(isOnline(now - silenceSeconds * 1000, interval, now)).toBe(online);
  });

  it('is false before the first reading', () => {
    expect(isOnline(null, 60, now)).toBe(false);
  });
});

describe('isLate', () => {
  it.each([
    ['two intervals', 120, 60, false],
    ['more than two', 121, 60, true],
    ['three uploads of a quick meter', 15, 5, false],
    ['16 s of a quick meter', 16, 5, true],
    ['unknown interval', 9999, null, false],
  ])('%s', (_, silenceSeconds, interval, late) => {
    expect(isLate(now - silenceSeconds * 1000, interval, now)).toBe(late);
  });
});

describe('deviceStateOf', () => {
  const rated = { isOnline: true, hasFault: false, powerW: 0, ratedPowerW: 5000 };

  it.each([
    [{ isOnline: false, hasFault: true }, 'noResponse'],
    [{ hasFault: true }, 'alert'],
    [{ powerW: 99 }, 'notOn'],
    [{ powerW: -99 }, 'notOn'],
    [{ powerW: 100 }, 'halfPower'],
    [{ powerW: -2499 }, 'halfPower'],
    [{ powerW: 2500 }, 'running'],
    [{ powerW: 9, ratedPowerW: null }, 'notOn'],
    [{ powerW: 10, ratedPowerW: null }, 'running'],
    [{ powerW: null }, 'running'],
  ])('of %j is %s', (change, state) => {
    expect(deviceStateOf({ ...rated, ...change })).toBe(state);
  });
});
