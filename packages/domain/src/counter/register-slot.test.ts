import { describe, expect, it } from 'vitest';
import { mergeSlot, type RegisterSlot, stateOfSlot } from '../index.ts';

const slot = (values: Partial<RegisterSlot>): RegisterSlot => ({
  slotMicros: 0,
  firstAtMicros: 10,
  firstCounts: [1],
  lastAtMicros: 20,
  lastCounts: [2],
  lastRaw: [2],
  suspended: [],
  undecided: false,
  estimated: false,
  ...values,
});

describe('mergeSlot', () => {
  it('takes the beginning of the one and the end of the other', () => {
    const stored = slot({ undecided: true, estimated: true });
    const computed = slot({ firstAtMicros: 15, firstCounts: [1.5], lastAtMicros: 30, lastCounts: [3] });
    expect(mergeSlot(stored, computed)).toEqual(
      slot({ lastAtMicros: 30, lastCounts: [3], undecided: false, estimated: true }),
    );
  });

  it('believes the later computation where both begin alike', () => {
    expect(mergeSlot(slot({ firstCounts: [7] }), slot({}))).toEqual(slot({}));
  });
});

describe('stateOfSlot', () => {
  it('refuses to start from a slot that was undecided', () => {
    expect(() => stateOfSlot(slot({ undecided: true }))).toThrow(RangeError);
  });

  it('survives JSON', () => {
    const state = stateOfSlot(slot({ lastCounts: [2, null], lastRaw: [1, null] }));
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(state.registers).toEqual([{ count: 2, raw: 1, open: null, suspended: [] }, null]);
  });
});
