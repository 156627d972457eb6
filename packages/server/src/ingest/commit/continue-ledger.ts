import {
  type CounterEvent,
  type CounterRules,
  ledgerOf,
  mergeSlot,
  type RegisterSlot,
  stateOfSlot,
} from '@ohmstead/domain';
import { inTurns } from '../../concurrency/in-turns.ts';
import { readingOf } from '../../readings/reading-row.ts';
import type { IncomingReading } from '../incoming-reading.ts';
import type { MeterState, UndecidedTail } from '../meter-state/meter-state.ts';
import { padRegisters } from '../meter-state/register-slots.ts';

export type Continued = {
  readonly slots: readonly RegisterSlot[];
  readonly events: readonly CounterEvent[];
  readonly open: UndecidedTail | null;
};

type LedgerEnd = Pick<MeterState, 'slot' | 'open'>;

/** They are a step of in-turns.ts: few, because judging takes several times as long while the program is new. */
const judgedAtOnce = 25;

/** Goes on where the meter's state ends; null when that is not remembered. A promise where there are many. */
export const continueLedger = (
  end: LedgerEnd,
  pending: readonly IncomingReading[],
  rules: CounterRules,
): Promise<Continued | null> | Continued | null =>
  pending.length > judgedAtOnce
    ? inTurns(continueInSteps(end, pending, rules))
    : continueAtOnce(end, pending, rules);

/** The ledger comes out the same, however its readings are divided. */
function* continueInSteps(
  { slot, open }: LedgerEnd,
  pending: readonly IncomingReading[],
  rules: CounterRules,
): Generator<void, Continued | null> {
  const slots = new Map<number, RegisterSlot>();
  const events: CounterEvent[] = [];
  let end: LedgerEnd = { slot, open };
  for (let from = 0; from < pending.length; from += judgedAtOnce) {
    const part = continueAtOnce(end, pending.slice(from, from + judgedAtOnce), rules);
    if (part === null) return null;
    // What was provisional comes again once it is decided.
    for (const next of part.slots) slots.set(next.slotMicros, next);
    events.push(...part.events);
    end = { slot: part.slots.at(-1) ?? end.slot, open: part.open };
    yield;
  }
  return { slots: [...slots.values()], events, open: end.open };
}

const continueAtOnce = (
  { slot, open }: LedgerEnd,
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
