// The usual case: readings newer than all their meter has.
import type { CounterEvent } from '@ohmstead/domain';
import type { EventsOfSpan, GroupRows, NewReading } from '../meter-state/group-rows.ts';
import type { MeterState } from '../meter-state/meter-state.ts';
import { stateAfter } from '../meter-state/upload-interval.ts';
import { changedSpan } from './changed-span.ts';
import { continueLedger } from './continue-ledger.ts';
import type { JudgedReading } from './pending-reading.ts';

/** Adds their rows and gives the meter's next state; null, and nothing added, when it is not the usual case. */
export const appendInOrder = (
  state: MeterState,
  pending: readonly JudgedReading[],
  rows: GroupRows,
): MeterState | null => {
  const [first] = pending;
  if (first === undefined || !areInOrder(state, pending)) return null;
  const continued = continueLedger(state, pending, first.meter.rules);
  if (continued === null) return null;
  const meterId = first.meter.id;
  let next: MeterState = { ...state, slot: continued.slots.at(-1) ?? state.slot, open: continued.open };
  let newest: NewReading | null = null;
  for (const { ownMicros: atMicros, arrivedMicros, source, importId, values } of pending) {
    newest = { meterId, atMicros, arrivedMicros, source, shift: 0, importId, values };
    rows.readings.push(newest);
    next = stateAfter(next, newest);
  }
  if (newest) rows.latest.push({ reading: newest, intervalSeconds: next.intervalSeconds });
  for (const slot of continued.slots) rows.slots.push({ meterId, slot });
  if (continued.events.length > 0) rows.events.push(eventsAlone(meterId, continued.events));
  const changed = changedSpan(state, first, newest?.atMicros ?? first.ownMicros);
  if (changed !== null) rows.changed.push({ meterId, ...changed });
  return next;
};

/** After a clock was set back a slot may lie behind the newest reading: what came of later is no longer the newest. */
const areInOrder = ({ newestMicros, slot }: MeterState, pending: readonly JudgedReading[]): boolean => {
  let before = Math.max(newestMicros ?? 0, slot?.lastAtMicros ?? 0);
  for (const { ownMicros } of pending) {
    if (ownMicros <= before) return false;
    before = ownMicros;
  }
  return true;
};

/** In place of none: each instant has been judged once. */
const eventsAlone = (meterId: number, events: readonly CounterEvent[]): EventsOfSpan => {
  const instants = events.map(({ atMicros }) => atMicros);
  return { meterId, fromMicros: Math.min(...instants), toMicros: Math.max(...instants) + 1, events };
};
