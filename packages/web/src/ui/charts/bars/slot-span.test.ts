import { describe, expect, it } from 'vitest';
import { slotSpan } from './slot-span.ts';

const slots = ['May', 'June', 'July'].map((longLabel, at) => ({ startMs: at, label: '', longLabel }));

describe('the span of slots', () => {
  it('goes from the first to the last', () => {
    expect(slotSpan(slots)).toBe('May – July');
  });

  it('of one slot is its name', () => {
    expect(slotSpan(slots.slice(0, 1))).toBe('May');
  });
});
