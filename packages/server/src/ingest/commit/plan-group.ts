// What a group of readings changes: the usual ones at once, the others after a look at what is stored.
import { setImmediate } from 'node:timers/promises';
import { smallStepMicros } from '../../clock/clock.ts';
import { judgeInOrder } from '../incidents/judge-in-order.ts';
import { spanOfReadings } from '../incidents/rejudge-span.ts';
import type { IncomingReading } from '../incoming-reading.ts';
import { backfill } from '../late/backfill.ts';
import type { BackfillChanges } from '../late/backfill-changes.ts';
import { type GroupRows, type MeterReading, noRows } from '../meter-state/group-rows.ts';
import type { MeterHistory } from '../meter-state/meter-history.ts';
import { type MeterState, stateAfter } from '../meter-state/meter-state.ts';
import type { MeterStateCache } from '../meter-state/meter-state-cache.ts';
import { isNoShift } from '../meter-state/register-slots.ts';
import { appendInOrder } from './append-in-order.ts';
import { clockSetBacksOf } from './clock-set-back.ts';

export type GroupPlan = {
  readonly rows: GroupRows;
  readonly duplicates: Set<object>;
  /** States once the rows are committed; null: to be read anew. */
  readonly nextStates: Map<number, MeterState | null>;
};

export const planGroup = async (
  history: MeterHistory,
  states: MeterStateCache,
  group: readonly IncomingReading[],
  trustCache: boolean,
): Promise<GroupPlan> => {
  const byMeter = groupByMeter(group);
  const known = await states.of([...byMeter.keys()]);
  const plan: GroupPlan = { rows: noRows(lastArrival(group)), duplicates: new Set(), nextStates: new Map() };
  const late: Promise<void>[] = [];
  for (const [meterId, pending] of byMeter) {
    const state = known.get(meterId);
    if (state === undefined)
      throw new Error('The group writer received a reading of a meter whose state was not loaded.');
    const setBacks = clockSetBacksOf(state, pending);
    // What the clock says since.
    const clockMicros = setBacks.length > 0 ? (pending.at(-1)?.arrivedMicros ?? null) : null;
    if (pending.length > 1) pending.sort((a, b) => a.claimedMicros - b.claimedMicros);
    const readings = { meterId, state, pending, clockMicros };
    const isUsual = trustCache && clockMicros === null;
    const going = isUsual ? appendUsual(history, readings, plan) : appendLate(history, readings, plan);
    if (going) late.push(going);
    plan.rows.clockSetBacks.push(...setBacks);
  }
  // All at once, so that their look-ups share queries.
  await Promise.all(late);
  return plan;
};

const lastArrival = (group: readonly IncomingReading[]): number =>
  group.reduce((last, { arrivedMicros }) => Math.max(last, arrivedMicros), 0);

/** Written out: spreading a state takes a microsecond a reading. */
const withWatched = (state: MeterState, watched: MeterState['watched']): MeterState => {
  if (state.watched === watched) return state;
  const { version, rulesVersion, newestMicros, arrivedMicros, newestIsLive, intervalSeconds, slot, open } =
    state;
  return {
    version,
    rulesVersion,
    newestMicros,
    arrivedMicros,
    newestIsLive,
    intervalSeconds,
    slot,
    open,
    watched,
  };
};

/** Each meter's readings in the order in which they came. */
const groupByMeter = (group: readonly IncomingReading[]): Map<number, IncomingReading[]> => {
  const byMeter = new Map<number, IncomingReading[]>();
  for (const pending of group) {
    const others = byMeter.get(pending.meter.id);
    if (others) others.push(pending);
    else byMeter.set(pending.meter.id, [pending]);
  }
  return byMeter;
};

type MeterReadings = {
  readonly meterId: number;
  readonly state: MeterState;
  readonly pending: readonly IncomingReading[];
  /** Not null: it was set back, and what is stored as the newest reading is not. */
  readonly clockMicros: number | null;
};

/** Nothing to wait for where they are few and newer than all their meter has. */
const appendUsual = (
  history: MeterHistory,
  readings: MeterReadings,
  plan: GroupPlan,
): Promise<void> | undefined => {
  const { meterId, state, pending } = readings;
  const goOn = (next: MeterState | null): Promise<void> | undefined => {
    if (next === null) return appendLate(history, readings, plan);
    plan.nextStates.set(meterId, withWatched(next, judgeInOrder(state, pending, plan.rows)));
    return undefined;
  };
  const next = appendInOrder(state, pending, plan.rows);
  return next instanceof Promise ? next.then(inItsTurn).then(goOn) : goOn(next);
};

/** Where readings are many, each step over them leaves whoever else waits a turn. */
const inItsTurn = async <Value>(value: Value): Promise<Value> => {
  await setImmediate();
  return value;
};

const appendLate = async (
  history: MeterHistory,
  { state, pending, clockMicros }: MeterReadings,
  { rows, duplicates, nextStates }: GroupPlan,
): Promise<void> => {
  const [first] = pending;
  if (first === undefined) return;
  const { meter } = first;
  const found = await backfill(history, meter, pending);
  for (const duplicate of found.duplicates) duplicates.add(duplicate);
  rows.readings.push(...found.readings);
  rows.corrections.push(...found.corrections);
  rows.events.push(...found.events);
  rows.changed.push(...found.changed);
  const isChanged = changesAnything(found);
  // What changes nothing raises no version, and could be judged by rules that hold no longer.
  if (isChanged && meter.alerts.watches.length > 0) rows.rejudged.push(spanOfReadings(meter, pending));
  for (const slot of found.slots) rows.slots.push({ meterId: meter.id, slot });
  const newest = newestOf(found.readings, clockMicros);
  const beforeMicros = clockMicros === null ? state.newestMicros : null;
  const isNewer = newest !== null && newest.atMicros > (beforeMicros ?? -1);
  const next = isNewer ? stateAfter(state, newest) : state;
  const { version } = state;
  if (isNewer) rows.latest.push({ reading: newest, intervalSeconds: next.intervalSeconds, version });
  if (isChanged) rows.versions.push({ meterId: meter.id, version });
  const then = slotAfter(found, withWatched(next, null));
  nextStates.set(meter.id, then && isChanged ? { ...then, version: version + 1 } : then);
};

/** False: all of it was there already. */
const changesAnything = ({ readings, slots, corrections, events }: BackfillChanges): boolean =>
  readings.length + slots.length + corrections.length + events.length > 0;

/** The newest reading of those that came by then. */
const newestOf = (readings: readonly MeterReading[], clockMicros: number | null): MeterReading | null => {
  const endMicros = clockMicros === null ? Number.POSITIVE_INFINITY : clockMicros + smallStepMicros;
  let newest: MeterReading | null = null;
  for (const reading of readings) {
    if (reading.arrivedMicros > endMicros) continue;
    if (newest === null || reading.atMicros > newest.atMicros) newest = reading;
  }
  return newest;
};

/** Null where the meter's newest slot was computed anew, or runs ahead. */
const slotAfter = ({ newest, slots, shift }: BackfillChanges, state: MeterState): MeterState | null => {
  if (newest !== undefined) return { ...state, ...newest };
  const isRewritten = slots.some(({ slotMicros }) => slotMicros === state.slot?.slotMicros);
  return isNoShift(shift) && !isRewritten ? state : null;
};
