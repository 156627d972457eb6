import { describe, expect, it } from 'vitest';
import { dayAxis } from './day-axis.ts';
import { lastSlot, slotAfterKey, slotAtPointer } from './scrub.ts';

const axis = dayAxis({
  from: '2026-11-19T23:00:00Z',
  to: '2026-11-20T23:00:00Z',
  stepSeconds: 60,
  timeZone: 'Europe/Berlin',
});

describe('slotAtPointer', () => {
  it('maps the plot’s width to the day', () => {
    expect(slotAtPointer(axis, 16 + 150, { left: 16, width: 300 })).toBe(720);
  });

  it('stays inside the day', () => {
    expect(slotAtPointer(axis, 0, { left: 16, width: 300 })).toBe(0);
    expect(slotAtPointer(axis, 900, { left: 16, width: 300 })).toBe(1439);
  });
});

describe('slotAfterKey', () => {
  const press = (key: string, slot: number | null, shiftKey = false) =>
    slotAfterKey({ key, shiftKey }, axis, { slot, last: 800 });

  it.each([
    ['ArrowLeft', 10, 9],
    ['ArrowRight', 10, 11],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 800, 800],
    ['Home', 10, 0],
    ['End', 10, 800],
    ['ArrowLeft', null, 799],
  ])('%s from %s goes to %s', (key, from, to) => {
    expect(press(key, from)).toBe(to);
  });

  it('goes by the hour with Shift', () => {
    expect(press('ArrowLeft', 100, true)).toBe(40);
  });

  it('leaves other keys alone', () => {
    expect(press('Enter', 10)).toBeNull();
  });
});

describe('lastSlot', () => {
  it('is now today and midnight on another day', () => {
    expect(lastSlot(axis, 800.4)).toBe(800);
    expect(lastSlot(axis, null)).toBe(1439);
  });
});
