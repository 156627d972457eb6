// A caller of the counter engine, as small as it can be: keeps readings and slots, threads the state,
// and recomputes from the last decided slot when a reading comes late.
import {
  type CounterEvent,
  type CounterRules,
  type CounterState,
  type Ledger,
  ledgerOf,
  mergeSlot,
  newestAtOf,
  type Reading,
  type RegisterSlot,
  slotStartMicros,
  stateOfSlot,
} from '../src/index.ts';

export type CounterStore = {
  deliver: (batch: readonly Reading[]) => void;
  /** Other rules hold from an instant on. */
  follow: (rules: CounterRules, fromMicros: number) => void;
  contents: () => { slots: RegisterSlot[]; events: CounterEvent[]; state: CounterState | null };
};

export const createCounterStore = (initial: CounterRules): CounterStore => {
  let rules = initial;
  const readings = new Map<number, Reading>();
  const slots = new Map<number, RegisterSlot>();
  let events: CounterEvent[] = [];
  let state: CounterState | null = null;

  const book = (ledger: Ledger): void => {
    for (const slot of ledger.slots) {
      const stored = slots.get(slot.slotMicros);
      slots.set(slot.slotMicros, stored === undefined ? slot : mergeSlot(stored, slot));
    }
    events.push(...ledger.events);
    // Through JSON, as a database would keep it.
    state = JSON.parse(JSON.stringify(ledger.state));
  };

  const sortedSlots = (): RegisterSlot[] => [...slots.values()].sort((a, b) => a.slotMicros - b.slotMicros);

  const recompute = (fromMicros: number): void => {
    const start = sortedSlots().findLast(
      (slot) => !slot.undecided && slot.slotMicros < slotStartMicros(fromMicros),
    );
    const after = start?.lastAtMicros ?? Number.NEGATIVE_INFINITY;
    for (const slot of slots.keys())
      if (slot > (start?.slotMicros ?? Number.NEGATIVE_INFINITY)) slots.delete(slot);
    events = events.filter((event) => event.atMicros <= after);
    const later = [...readings.values()].filter((reading) => reading.atMicros > after);
    later.sort((a, b) => a.atMicros - b.atMicros);
    book(ledgerOf(start === undefined ? null : stateOfSlot(start), later, rules));
  };

  const deliver = (batch: readonly Reading[]): void => {
    const inOrder: Reading[] = [];
    let newest = state === null ? null : newestAtOf(state);
    let lateMicros = Number.POSITIVE_INFINITY;
    for (const reading of batch) {
      if (readings.has(reading.atMicros)) continue;
      readings.set(reading.atMicros, reading);
      const claimedMicros = reading.claimedMicros ?? reading.atMicros;
      if (newest !== null && claimedMicros <= newest) lateMicros = Math.min(lateMicros, claimedMicros);
      else inOrder.push(reading);
      newest = Math.max(newest ?? reading.atMicros, reading.atMicros);
    }
    if (lateMicros < Number.POSITIVE_INFINITY) recompute(lateMicros);
    else book(ledgerOf(state, inOrder, rules));
  };

  const follow = (changed: CounterRules, fromMicros: number): void => {
    rules = changed;
    recompute(fromMicros);
  };

  return { deliver, follow, contents: () => ({ slots: sortedSlots(), events, state }) };
};
