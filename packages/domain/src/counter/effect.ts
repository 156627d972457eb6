// What a judgement adds to the energy counted.
import type { CounterEvent } from './counter-event.ts';

/**
 * By how much the corrected count rises at the event's read, compared with nothing booked for its step: of a return, what it
 * books less what it takes back. Nothing for what a later return has taken back. Null of a gap.
 */
export const effectMwh = ({
  reason,
  bookedMwh,
  takesBack = [],
}: Pick<CounterEvent, 'reason' | 'bookedMwh' | 'takesBack'>): number | null => {
  if (bookedMwh === null || reason === 'returned') return bookedMwh;
  return takesBack.reduce((sum, { mwh }) => sum - mwh, bookedMwh);
};
