// A slot that more reads may come to: what its ends say is written out once, not with each of them.
import { slotStartMicros } from '../time/slot.ts';
import type { CounterState } from './counter-state.ts';
import type { RegisterSlot } from './register-slot.ts';
import type { Registers } from './registers.ts';
import { packSuspended } from './suspended-segment.ts';

export type SlotFlags = { undecided: boolean; estimated: boolean };

/** The states after its first and its last read. */
export type OpenSlot = SlotFlags & { readonly first: CounterState; last: CounterState };

export const isWithin = ({ first }: OpenSlot, { atMicros }: CounterState): boolean =>
  slotStartMicros(first.atMicros) === slotStartMicros(atMicros);

export const registerSlotOf = ({ first, last, undecided, estimated }: OpenSlot): RegisterSlot => ({
  slotMicros: slotStartMicros(first.atMicros),
  firstAtMicros: first.atMicros,
  firstCounts: countsOf(first),
  lastAtMicros: last.atMicros,
  lastCounts: countsOf(last),
  lastRaw: last.registers.map((register) => register?.raw ?? null),
  suspended: packSuspended(last.registers),
  undecided,
  estimated,
});

const countsOf = ({ registers }: CounterState): Registers =>
  registers.map((register) => register?.count ?? null);
