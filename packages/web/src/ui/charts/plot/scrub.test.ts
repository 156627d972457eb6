import { describe, expect, it } from 'vitest';
import { lastSlot, slotAfterKey, slotAtPointer } from './scrub.ts';

const minutes = 1440;
const day = { from: 0, to: minutes };

describe('slotAtPointer', () => {
  it('maps the plot’s width to the day', () => {
    expect(slotAtPointer(day, 16 + 150, { left: 16, width: 300 })).toBe(720);
  });

  it('lies in the part that is shown', () => {
    expect(slotAtPointer({ from: 600, to: 660 }, 16 + 150, { left: 16, width: 300 })).toBe(630);
  });

  it('stays inside the day', () => {
    expect(slotAtPointer(day, 0, { left: 16, width: 300 })).toBe(0);
    expect(slotAtPointer(day, 900, { left: 16, width: 300 })).toBe(1439);
  });
});

describe('slotAfterKey', () => {
  const press = (key: string, slot: number | null, shiftKey = false) =>
    slotAfterKey({ key, shiftKey }, { slot, last: 800, stride: 60 });

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

  it('goes by its stride with Shift', () => {
    expect(press('ArrowLeft', 100, true)).toBe(40);
  });

  it('leaves other keys alone', () => {
    expect(press('Enter', 10)).toBeNull();
  });
});

describe('lastSlot', () => {
  it('is now today and midnight on another day', () => {
    expect(lastSlot(minutes, 800.4)).toBe(800);
    expect(lastSlot(minutes, null)).toBe(1439);
  });
});
