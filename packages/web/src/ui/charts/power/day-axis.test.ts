import { describe, expect, it } from 'vitest';
import { dayAxis, hoursOfDay, hourTicks, isOrdinaryDay, slotOf, slotStartMs } from './day-axis.ts';

const berlin = (from: string, to: string) =>
  dayAxis({ from, to, stepSeconds: 60, timeZone: 'Europe/Berlin' });

const plain = berlin('2026-11-19T23:00:00Z', '2026-11-20T23:00:00Z');
const shortDay = berlin('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z');
const longDay = berlin('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z');
const lordHowe = (from: string, to: string) =>
  dayAxis({ from, to, stepSeconds: 60, timeZone: 'Australia/Lord_Howe' });
const lordHoweLong = lordHowe('2026-04-04T13:00:00Z', '2026-04-05T13:30:00Z');
const lordHoweShort = lordHowe('2026-10-03T13:30:00Z', '2026-10-04T13:00:00Z');

describe('dayAxis', () => {
  it.each([
    ['an ordinary day', plain, 1440],
    ['the short day of Berlin', shortDay, 1380],
    ['the long day of Berlin', longDay, 1500],
    ['the long day of Lord Howe', lordHoweLong, 1470],
    ['the short day of Lord Howe', lordHoweShort, 1410],
  ])('gives %s its own minutes', (_, axis, minutes) => {
    expect(axis.slots).toBe(minutes);
    expect(isOrdinaryDay(axis)).toBe(minutes === 1440);
  });
});

describe('hourTicks', () => {
  it('marks every sixth hour and the end', () => {
    expect(hourTicks(plain, 6)).toEqual([
      { slot: 0, hour: 0 },
      { slot: 360, hour: 6 },
      { slot: 720, hour: 12 },
      { slot: 1080, hour: 18 },
      { slot: 1440, hour: 24 },
    ]);
  });

  it('puts six o’clock five hours after midnight on the short day and seven on the long', () => {
    expect(hourTicks(shortDay, 6)[1]).toEqual({ slot: 300, hour: 6 });
    expect(hourTicks(longDay, 6)[1]).toEqual({ slot: 420, hour: 6 });
  });

  it('leaves the skipped hour out and marks the repeated one twice', () => {
    const hours = (axis: typeof plain) => hourTicks(axis, 2).map((tick) => tick.hour);
    expect(hours(shortDay).slice(0, 3)).toEqual([0, 4, 6]);
    expect(hours(longDay).slice(0, 4)).toEqual([0, 2, 2, 4]);
  });

  it('follows half-hour changes', () => {
    expect(hourTicks(lordHoweLong, 6)[1]).toEqual({ slot: 390, hour: 6 });
    expect(hourTicks(lordHoweShort, 6)[1]).toEqual({ slot: 330, hour: 6 });
  });
});

describe('hoursOfDay', () => {
  it.each([
    ['24 hours on an ordinary day', plain, 24],
    ['23 on the short day', shortDay, 23],
    ['25 on the long day', longDay, 25],
    ['24 with one of 90 minutes on Lord Howe’s long day', lordHoweLong, 24],
  ])('counts %s', (_, axis, count) => {
    const hours = hoursOfDay(axis);
    expect(hours).toHaveLength(count);
    expect(hours[0]?.fromSlot).toBe(0);
    expect(hours.at(-1)?.toSlot).toBe(axis.slots);
    expect(hours.every((hour, i) => i === 0 || hour.fromSlot === hours[i - 1]?.toSlot)).toBe(true);
  });
});

describe('slotOf', () => {
  it('is the inverse of slotStartMs inside the day and null outside', () => {
    expect(slotOf(longDay, slotStartMs(longDay, 777))).toBe(777);
    expect(slotOf(longDay, longDay.startMs - 1)).toBeNull();
    expect(slotOf(longDay, longDay.endMs)).toBeNull();
  });
});
