import { describe, expect, it } from 'vitest';
import { type BookedEvent, unconfirmedSpans } from '../index.ts';

const built = (event: Partial<BookedEvent>): BookedEvent => ({
  kind: 'reset',
  register: 0,
  sinceMicros: 1_000,
  atMicros: 2_000,
  bookedMwh: 5,
  isConfirmed: false,
  ...event,
});

const span = { fromMicros: 1_000, toMicros: 2_000 };

describe('unconfirmedSpans', () => {
  it('names the time of a booking, until somebody confirms or decides it', () => {
    expect(unconfirmedSpans([built({})])).toEqual([span]);
    expect(unconfirmedSpans([built({ kind: 'rollover' })])).toEqual([span]);
    expect(unconfirmedSpans([built({ isConfirmed: true })])).toEqual([]);
  });

  it('leaves out what booked nothing: gaps, dips, jumps', () => {
    expect(unconfirmedSpans([built({ kind: 'gap', bookedMwh: null })])).toEqual([]);
    expect(unconfirmedSpans([built({ kind: 'spike', bookedMwh: 0 })])).toEqual([]);
  });

  it('leaves out what a return has taken back, and names the time of the return', () => {
    const reset = built({});
    const back = built({
      kind: 'return',
      sinceMicros: 1_000,
      atMicros: 9_000,
      takesBack: [{ fromMicros: 2_000, mwh: 5 }],
    });
    expect(unconfirmedSpans([reset, back])).toEqual([{ fromMicros: 1_000, toMicros: 9_000 }]);
    expect(unconfirmedSpans([reset, { ...back, isConfirmed: true }])).toEqual([]);
    expect(
      unconfirmedSpans([
        { ...reset, register: 1 },
        { ...back, bookedMwh: 0 },
      ]),
    ).toEqual([span]);
  });
});
