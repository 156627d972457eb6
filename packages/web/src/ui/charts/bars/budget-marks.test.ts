import { describe, expect, it } from 'vitest';
import { budgetMarks } from './budget-marks.ts';

describe('budgetMarks', () => {
  it('leaves room behind the target', () => {
    const { target } = budgetMarks({ used: 20, forecast: 90, target: 100 });
    expect(target).toBeCloseTo(1 / 1.12);
  });

  it('is as long as what goes beyond the target', () => {
    expect(budgetMarks({ used: 100, forecast: 200, target: 50 })).toEqual({
      used: 0.5,
      forecast: 1,
      target: 0.25,
      isOver: true,
    });
  });

  it('marks nothing that is unknown', () => {
    expect(budgetMarks({ used: null, forecast: null, target: null })).toEqual({
      used: null,
      forecast: null,
      target: null,
      isOver: false,
    });
  });

  it('is empty at the beginning of a month', () => {
    expect(budgetMarks({ used: 0, forecast: 0, target: null }).used).toBe(0);
  });
});
