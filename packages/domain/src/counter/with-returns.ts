// The ledger as it is read. A register slot is stored as the reads up to it were judged. A later return takes back what was
// booked where its segment had been left, and says how much passed meanwhile: that is spread by time, like any energy of
// which only the sum is known. From the fall to the return the ledger is held.
import type { CounterEvent, TakenBack } from './counter-event.ts';
import type { RegisterSlot } from './register-slot.ts';
import type { Registers } from './registers.ts';

export type ReturnedEvent = Pick<
  CounterEvent,
  'kind' | 'register' | 'sinceMicros' | 'atMicros' | 'bookedMwh' | 'takesBack'
>;

export type ReturnedSpan = {
  readonly register: number;
  /** The read that left the segment, and the one that returned to it. */
  readonly fromMicros: number;
  readonly toMicros: number;
  /** The last believed read of the segment, and what passed since. */
  readonly sinceMicros: number;
  readonly passedMwh: number;
  readonly takesBack: readonly TakenBack[];
};

/** In the order in which they begin. */
export const returnedSpansOf = (events: readonly ReturnedEvent[]): ReturnedSpan[] =>
  events.flatMap(spansOf).sort((a, b) => a.fromMicros - b.fromMicros);

const spansOf = (event: ReturnedEvent): ReturnedSpan[] => {
  const { kind, register, sinceMicros, atMicros: toMicros, bookedMwh, takesBack = [] } = event;
  // While an interlude was away the register counted by itself: that time keeps its energy.
  const isReturn = kind === 'return';
  const taken = isReturn ? takesBack : takesBack.filter(({ mwh }) => mwh > 0);
  const fromMicros = taken[0]?.fromMicros;
  if (fromMicros === undefined) return [];
  const passedMwh = isReturn ? (bookedMwh ?? 0) : 0;
  return [{ register, fromMicros, toMicros, sinceMicros, passedMwh, takesBack: taken }];
};

/** Both in order of time. */
export const withReturns = (
  slots: readonly RegisterSlot[],
  spans: readonly ReturnedSpan[],
): RegisterSlot[] => {
  if (spans.length === 0) return [...slots];
  let near: ReturnedSpan[] = [];
  let next = 0;
  return slots.map((slot) => {
    for (let span = spans[next]; span && span.fromMicros <= slot.lastAtMicros; span = spans[next]) {
      near.push(span);
      next += 1;
    }
    near = near.filter(({ toMicros }) => toMicros >= slot.firstAtMicros);
    return near.length === 0 ? slot : reconsidered(slot, near);
  });
};

const reconsidered = (slot: RegisterSlot, spans: readonly ReturnedSpan[]): RegisterSlot => ({
  ...slot,
  firstCounts: corrected(slot.firstCounts, slot.firstAtMicros, spans),
  lastCounts: corrected(slot.lastCounts, slot.lastAtMicros, spans),
  undecided: true,
  estimated: true,
});

const corrected = (counts: Registers, atMicros: number, spans: readonly ReturnedSpan[]): Registers => {
  const within = spans.filter(({ fromMicros, toMicros }) => fromMicros <= atMicros && atMicros < toMicros);
  return counts.map((count, index) => {
    if (count === null) return null;
    const ofRegister = within.filter(({ register }) => register === index);
    return ofRegister.reduce((sum, span) => sum + correctionAt(span, atMicros), count);
  });
};

const correctionAt = (
  { sinceMicros, toMicros, passedMwh, takesBack }: ReturnedSpan,
  atMicros: number,
): number => {
  const passed = Math.round((passedMwh * (atMicros - sinceMicros)) / (toMicros - sinceMicros));
  const taken = takesBack.reduce((sum, { fromMicros, mwh }) => (fromMicros <= atMicros ? sum + mwh : sum), 0);
  return passed - taken;
};
