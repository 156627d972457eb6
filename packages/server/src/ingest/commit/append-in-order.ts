// The usual case: readings newer than all their meter has.
import { type CounterEvent, type MicroSpan, slotStartMicros } from '@ohmstead/domain';
import type { IncomingReading } from '../incoming-reading.ts';
import { latestMicros } from '../late/backfill-page.ts';
import type { EventsOfSpan, GroupRows, MeterReading } from '../meter-state/group-rows.ts';
import { type MeterState, stateAfter } from '../meter-state/meter-state.ts';
import { type Continued, continueLedger } from './continue-ledger.ts';

/** Adds their rows and gives the meter's next state; null, and nothing added, when it is not the usual case. */
export const appendInOrder = (
  state: MeterState,
  pending: readonly IncomingReading[],
  rows: GroupRows,
): Promise<MeterState | null> | MeterState | null => {
  const [first] = pending;
  if (first === undefined || !areInOrder(state, pending)) return null;
  const add = (continued: Continued | null) =>
    continued && addContinued(state, { first, pending, continued }, rows);
  const continued = continueLedger(state, pending, first.meter.rules);
  return continued instanceof Promise ? continued.then(add) : add(continued);
};

type Appended = {
  readonly first: IncomingReading;
  readonly pending: readonly IncomingReading[];
  readonly continued: Continued;
};

const addContinued = (
  state: MeterState,
  { first, pending, continued }: Appended,
  rows: GroupRows,
): MeterState => {
  const meterId = first.meter.id;
  const { version } = state;
  let next: MeterState = {
    ...state,
    version: version + 1,
    slot: continued.slots.at(-1) ?? state.slot,
    open: continued.open,
  };
  let newest: MeterReading | null = null;
  for (const { claimedMicros: atMicros, arrivedMicros, source, importId, values } of pending) {
    newest = { meterId, atMicros, arrivedMicros, source, shift: 0, importId, values };
    rows.readings.push(newest);
    next = stateAfter(next, newest);
  }
  rows.versions.push({ meterId, version });
  if (newest) rows.latest.push({ reading: newest, intervalSeconds: next.intervalSeconds, version });
  for (const slot of continued.slots) rows.slots.push({ meterId, slot });
  if (continued.events.length > 0) rows.events.push(eventsAlone(meterId, continued.events));
  const changed = changedSpan(state, first, newest?.atMicros ?? first.claimedMicros);
  if (changed !== null) rows.changed.push({ meterId, ...changed });
  return next;
};

/** After a clock was set back a slot may lie behind the newest reading: what came of later is no longer the newest. */
const areInOrder = ({ newestMicros, slot }: MeterState, pending: readonly IncomingReading[]): boolean => {
  let before = Math.max(newestMicros ?? 0, slot?.lastAtMicros ?? 0);
  for (const { claimedMicros } of pending) {
    if (claimedMicros <= before) return false;
    before = claimedMicros;
  }
  return true;
};

/** They replace no earlier events: no reading of these instants has been judged before. */
const eventsAlone = (meterId: number, events: readonly CounterEvent[]): EventsOfSpan => {
  const instants = events.map(({ atMicros }) => atMicros);
  return {
    meterId,
    fromMicros: Math.min(...instants),
    toMicros: Math.max(...instants) + 1,
    events,
    isNew: true,
  };
};

/** Roll-ups are stored without what a meter silent for two days may still report. */
const silenceMicros = 86_400_000_000;

/**
 * Where the energy of days that may be rolled up changes with the meter's next readings; null when nowhere: what was
 * open began in the slot of the newest reading, and every day ends with a slot. From its first reading on a meter is a
 * part of its site, and makes unknown what it is silent about: history that ended long ago changes all days since.
 */
const changedSpan = (
  { newestMicros, open }: MeterState,
  next: IncomingReading,
  toMicros: number,
): MicroSpan | null => {
  if (newestMicros === null) return { fromMicros: next.claimedMicros, toMicros: latestMicros };
  if (next.arrivedMicros - newestMicros > silenceMicros)
    return { fromMicros: open?.state.atMicros ?? newestMicros, toMicros: latestMicros };
  const isOpenSince = open !== null && open.state.atMicros < slotStartMicros(newestMicros);
  return isOpenSince ? { fromMicros: open.state.atMicros, toMicros } : null;
};
