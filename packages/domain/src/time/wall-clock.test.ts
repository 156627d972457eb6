import { describe, expect, it } from 'vitest';
import { instantOfWallClock, minuteOfDayAt, wallClockAt } from './wall-clock.ts';

const berlin = 'Europe/Berlin';

describe('wallClockAt', () => {
  it.each([
    ['2026-06-15T10:00:59Z', '2026-06-15T12:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25T02:30'],
    ['2026-10-25T01:30:00Z', '2026-10-25T02:30'],
  ])('at %s shows %s in Berlin', (instant, shown) => {
    expect(wallClockAt(berlin, Date.parse(instant))).toBe(shown);
  });
});

describe('minuteOfDayAt', () => {
  it.each([
    ['2026-06-14T22:00:00Z', berlin, 0],
    ['2026-06-15T10:00:59Z', berlin, 720],
    ['2026-10-25T00:30:00Z', berlin, 150],
    ['2026-10-25T01:30:00Z', berlin, 150],
    ['2026-06-15T18:14:00Z', 'Asia/Kathmandu', 1439],
    ['1969-12-31T23:59:00Z', 'UTC', 1439],
  ])('at %s in %s is %i', (instant, zone, minute) => {
    expect(minuteOfDayAt(zone, Date.parse(instant))).toBe(minute);
  });
});

describe('instantOfWallClock', () => {
  it.each([
    ['2026-06-15T12:00', '2026-06-15T10:00:00Z'],
    // Skipped in spring.
    ['2026-03-29T02:30', '2026-03-29T01:30:00Z'],
    // Comes twice in autumn.
    ['2026-10-25T02:30', '2026-10-25T00:30:00Z'],
  ])('%s in Berlin is %s', (shown, instant) => {
    expect(instantOfWallClock(berlin, shown)).toBe(Date.parse(instant));
  });

  it.each(['', '2026-02-30T10:00', '2026-06-15', 'yesterday'])('of %j is none', (text) => {
    expect(instantOfWallClock(berlin, text)).toBeNull();
  });
});
