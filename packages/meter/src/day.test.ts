import { describe, expect, it } from 'vitest';
import { dayAt, minuteAtWall, wallMinute } from './day.ts';

describe('dayAt', () => {
  it.each([
    ['an ordinary day', 'Europe/Berlin', '2026-06-03T12:00:00Z', 1440],
    ['the spring day', 'Europe/Berlin', '2026-03-29T12:00:00Z', 1380],
    ['the autumn day', 'Europe/Berlin', '2026-10-25T12:00:00Z', 1500],
    ['Lord Howe’s half hour', 'Australia/Lord_Howe', '2026-10-04T00:00:00Z', 1410],
  ])('has the minutes of %s', (_, zone, at, minutes) => {
    expect(dayAt(zone, Date.parse(at)).minutes).toBe(minutes);
  });

  it('knows the weekday and the day of the year of the local date', () => {
    const day = dayAt('Australia/Sydney', Date.parse('2026-03-01T20:00:00Z'));
    expect(day).toMatchObject({ weekday: 1, ofYear: 61 });
  });

  it('keeps people’s clocks: seven in the evening is seven in the evening', () => {
    const spring = dayAt('Europe/Berlin', Date.parse('2026-03-29T12:00:00Z'));
    const at = spring.fromMs + minuteAtWall(spring, 19 * 60) * 60_000;
    expect(new Date(at).toISOString()).toBe('2026-03-29T17:00:00.000Z');
    expect(wallMinute(spring, minuteAtWall(spring, 19 * 60))).toBe(19 * 60);
  });
});
