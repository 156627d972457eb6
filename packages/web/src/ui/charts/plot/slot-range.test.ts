import { describe, expect, it } from 'vitest';
import { draggedRange, shareOf } from './slot-range.ts';

const day = { from: 0, to: 1440 };
const plot = { left: 20, width: 720 };

describe('draggedRange', () => {
  it('is what lies between the drag’s ends, in either direction', () => {
    expect(draggedRange(day, 140, 260, plot)).toEqual({ from: 240, to: 480 });
    expect(draggedRange(day, 260, 140, plot)).toEqual({ from: 240, to: 480 });
  });

  it('lies in the range shown before', () => {
    expect(draggedRange({ from: 600, to: 720 }, 20, 380, plot)).toEqual({ from: 600, to: 660 });
  });

  it('ends at the edge of the plot', () => {
    expect(draggedRange(day, 380, 5000, plot)).toEqual({ from: 720, to: 1440 });
  });

  it('is nothing for a click, or for too few slots', () => {
    expect(draggedRange(day, 140, 145, plot)).toBeNull();
    expect(draggedRange({ from: 0, to: 10 }, 140, 160, plot)).toBeNull();
  });
});

describe('shareOf', () => {
  it('is the way from the left edge to the right one', () => {
    expect(shareOf({ from: 600, to: 720 }, 660)).toBe(0.5);
  });
});
