// The usual case: readings newer than all their meter has, whose counters leave nothing undecided.
import { ledgerOf, mergeSlot, type RegisterSlot, stateOfSlot } from '@ohmstead/domain';
import type { GroupRows, NewReading } from './group-rows.ts';
import type { MeterState } from './meter-states.ts';
import type { JudgedReading } from './pending-reading.ts';
import { readingOf } from './reading-row.ts';
import { squareSlot } from './register-slots.ts';
import { stateAfter } from './upload-interval.ts';

/** Adds their rows and gives the meter's next state; null, and nothing added, when it is not the usual case. */
export const appendInOrder = (
  state: MeterState,
  pending: readonly JudgedReading[],
  rows: GroupRows,
): MeterState | null => {
  const [first] = pending;
  if (first === undefined || !areInOrder(state.newestMicros, pending)) return null;
  const slots = nextSlots(state.slot, pending);
  if (slots === null) return null;
  const meterId = first.meter.id;
  let next: MeterState = { ...state, slot: slots.at(-1) ?? state.slot };
  let newest: NewReading | null = null;
  for (const { ownMicros: atMicros, arrivedMicros, source, importId, values } of pending) {
    newest = { meterId, atMicros, arrivedMicros, source, shift: 0, importId, values };
    rows.readings.push(newest);
    next = stateAfter(next, newest);
  }
  if (newest) rows.latest.push({ reading: newest, intervalSeconds: next.intervalSeconds });
  for (const slot of slots) rows.slots.push({ meterId, slot });
  const toMicros = newest?.atMicros ?? first.ownMicros;
  if (isOwed(state, first)) {
    rows.changed.push({ meterId, fromMicros: state.newestMicros ?? first.ownMicros, toMicros });
  }
  return next;
};

/** Roll-ups are stored without what a meter silent for two days may still tell. */
const silenceMicros = 86_400_000_000;

const isOwed = ({ newestMicros }: MeterState, { arrivedMicros }: JudgedReading): boolean =>
  newestMicros === null || arrivedMicros - newestMicros > silenceMicros;

const areInOrder = (newestMicros: number | null, pending: readonly JudgedReading[]): boolean => {
  let before = newestMicros ?? Number.NEGATIVE_INFINITY;
  for (const { ownMicros } of pending) {
    if (ownMicros <= before) return false;
    before = ownMicros;
  }
  return true;
};

/** Null when a counter's step needs a second look. */
const nextSlots = (stored: RegisterSlot | null, pending: readonly JudgedReading[]): RegisterSlot[] | null => {
  const rules = pending[0]?.meter.rules;
  if (stored?.undecided || rules === undefined) return null;
  const readings = pending.map(({ ownMicros, values }) => readingOf(ownMicros, values));
  const { slots, events } = ledgerOf(stored && stateOfSlot(stored), readings, rules);
  if (events.length > 0 || slots.some((slot) => slot.undecided)) return null;
  const [first, ...others] = slots;
  if (first === undefined) return [];
  const continued = stored?.slotMicros === first.slotMicros ? mergeSlot(stored, first) : first;
  return [continued, ...others].map(squareSlot);
};
