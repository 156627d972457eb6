import { describe, expect, it } from 'vitest';
import { effectOf } from './effect-of.ts';

describe('effectOf', () => {
  it.each([
    [1.24, 0.37, { kind: 'adds', kWh: 1.24, amount: 0.37 }],
    [-3, -0.9, { kind: 'takes', kWh: 3, amount: -0.9 }],
    // Export that is booked brings money in.
    [2, -0.16, { kind: 'adds', kWh: 2, amount: -0.16 }],
    [0.01, 0.003, { kind: 'adds', kWh: 0.01, amount: null }],
    [5, null, { kind: 'adds', kWh: 5, amount: null }],
    [0.004, 0, { kind: 'nothing', kWh: 0.004, amount: null }],
    [0, null, { kind: 'nothing', kWh: 0, amount: null }],
  ])('of %d kWh and %d', (effectKwh, effectAmount, effect) => {
    expect(effectOf({ effectKwh, effectAmount })).toEqual(effect);
  });

  it('is none where no energy is concerned', () => {
    expect(effectOf({ effectKwh: null, effectAmount: null })).toBeNull();
  });
});
