import {
  type CounterEvent,
  type CounterRules,
  ledgerOf,
  mergeSlot,
  type RegisterSlot,
  stateOfSlot,
} from '@ohmstead/domain';
import { readingOf } from '../../readings/reading-row.ts';
import type { IncomingReading } from '../incoming-reading.ts';
import type { MeterState, UndecidedTail } from '../meter-state/meter-state.ts';
import { padRegisters } from '../meter-state/register-slots.ts';

export type Continued = {
  readonly slots: readonly RegisterSlot[];
  readonly events: readonly CounterEvent[];
  readonly open: UndecidedTail | null;
};

/** Goes on where the meter's state ends; null when that is not remembered. */
export const continueLedger = (
  { slot, open }: MeterState,
  pending: readonly IncomingReading[],
  rules: CounterRules,
): Continued | null => {
  if (slot?.undecided && open === null) return null;
  const readings = pending.map(({ claimedMicros, values }) => readingOf(claimedMicros, values));
  const before = open?.state ?? (slot && stateOfSlot(slot));
  const settledBefore = open ? open.settled : slot;
  const ledger = ledgerOf(before, readings, rules);
  const slots = continueSlot(settledBefore, ledger.slots);
  const settled = continueSlot(settledBefore, ledger.settled).at(-1) ?? settledBefore;
  const newest = slots.at(-1) ?? slot;
  const isOpen = newest?.undecided === true && ledger.state !== null;
  return { slots, events: ledger.events, open: isOpen ? { state: ledger.state, settled } : null };
};

const continueSlot = (before: RegisterSlot | null, slots: readonly RegisterSlot[]): RegisterSlot[] => {
  const [first, ...others] = slots;
  if (first === undefined) return [];
  const continued = before?.slotMicros === first.slotMicros ? mergeSlot(before, first) : first;
  return [continued, ...others].map(padRegisters);
};
