// Readings that come late, or are taken out again, change what is known of the time around them: it is judged anew from
// just before them until what comes out is what is stored. What comes out is the same as if all had come in order.
// A generator, so that whoever stores the readings hands them out: it asks for spans and is given their readings.

import { dayMicros, minuteMicros } from '../time/durations.ts';
import type { MicroSpan } from '../time/micro-span.ts';
import {
  type IncidentChange,
  judgeReadings,
  type ReadingIncident,
  stateUntil,
  type WatchedState,
} from './judge-readings.ts';
import { isEnough, longLookBackMicros, shortLookBackMicros, stateBefore } from './state-before.ts';
import {
  isSameWatch,
  isWorse,
  type JudgedReading,
  levelOf,
  type ValueWatch,
  watchedValue,
} from './value-watch.ts';

export type RejudgeOrder = {
  readonly watches: readonly ValueWatch[];
  /** Where readings were added or taken out. */
  readonly span: MicroSpan;
  /** There are no readings behind it. */
  readonly newestMicros: number;
  /** The meter's incidents that last until shortly before the span, or begin later. */
  readonly stored: readonly ReadingIncident[];
};

export type Rejudged = {
  readonly changes: readonly IncidentChange[];
  /** Behind the meter's newest reading; null where it was not needed to go that far. */
  readonly state: WatchedState | null;
};

export type Rejudging = Generator<MicroSpan, Rejudged, readonly JudgedReading[]>;

const hourMicros = 60 * minuteMicros;

/** The stored incidents that have ended earlier before the span are not needed. */
export const neededBeforeMicros = longLookBackMicros;

export function* rejudge(order: RejudgeOrder): Rejudging {
  const { watches, span, stored } = order;
  const readings = yield* readingsBefore(watches, span.fromMicros);
  const before = stateBefore(watches, { readings, stored, atMicros: span.fromMicros });
  const carried = before.states.flatMap(({ open }) => open ?? []);
  const folded = yield* foldUntilStored(order, before);
  const made = [...folded.ended, ...folded.state.states.flatMap(({ open }) => open ?? [])];
  const inPlay = stored.filter(
    (one) =>
      one.startedMicros < folded.toMicros &&
      (isOpenAt(one, span.fromMicros) ||
        one.startedMicros >= span.fromMicros ||
        carried.some((other) => isSame(one, other))),
  );
  const after: ReadingIncident[] = [];
  for (const one of made) {
    const known = stored.find((other) => isSame(one, other));
    const rest = folded.isSynced && one.endedMicros === null ? known : undefined;
    after.push(yield* withWorst(rest ? joined(one, rest) : one, order));
  }
  return { changes: changesBetween(inPlay, after), state: folded.isSynced ? null : folded.state };
}

const isSame = (a: ReadingIncident, b: ReadingIncident): boolean =>
  isSameWatch(a, b) && a.startedMicros === b.startedMicros;

/** It had begun by then, and not ended before. */
const isOpenAt = ({ startedMicros, endedMicros }: ReadingIncident, atMicros: number): boolean =>
  startedMicros < atMicros && (endedMicros === null || endedMicros >= atMicros);

function* readingsBefore(watches: readonly ValueWatch[], atMicros: number) {
  const near: readonly JudgedReading[] = yield {
    fromMicros: atMicros - shortLookBackMicros,
    toMicros: atMicros,
  };
  if (isEnough(watches, near)) return near;
  const all: readonly JudgedReading[] = yield {
    fromMicros: atMicros - longLookBackMicros,
    toMicros: atMicros,
  };
  return all;
}

type Folded = {
  readonly state: WatchedState;
  readonly ended: readonly ReadingIncident[];
  /** From there on all is as it is stored. */
  readonly isSynced: boolean;
  readonly toMicros: number;
};

function* foldUntilStored(
  order: RejudgeOrder,
  before: WatchedState,
): Generator<MicroSpan, Folded, readonly JudgedReading[]> {
  const { watches, span, newestMicros } = order;
  const ended: ReadingIncident[] = [];
  let state = before;
  let withinMicros = dayMicros;
  let behindMicros = hourMicros;
  for (let fromMicros = span.fromMicros; fromMicros <= newestMicros; ) {
    const isWithin = fromMicros < span.toMicros;
    const toMicros = isWithin
      ? Math.min(span.toMicros, fromMicros + withinMicros)
      : fromMicros + behindMicros;
    const readings: readonly JudgedReading[] = yield { fromMicros, toMicros };
    const judged = judgeReadings(watches, state, readings);
    const then = stateUntil(watches, judged.state, toMicros);
    state = then.state;
    ended.push(...endedIn(judged.changes), ...endedIn(then.changes));
    fromMicros = toMicros;
    const isSynced = !isWithin && readings.length > 0 && isAsStored(order, state, toMicros);
    if (isSynced) return { state, ended, isSynced, toMicros };
    // Where readings are rare, spans grow until they hold some.
    withinMicros = readings.length === 0 ? 2 * withinMicros : dayMicros;
    if (!isWithin) behindMicros *= 2;
  }
  const toMicros = Number.POSITIVE_INFINITY;
  const now = stateUntil(watches, state, toMicros);
  ended.push(...endedIn(now.changes));
  return { state: now.state, ended, isSynced: false, toMicros };
}

const endedIn = (changes: readonly IncidentChange[]): ReadingIncident[] =>
  changes.flatMap(({ after }) => (after?.endedMicros == null ? [] : [after]));

/** What follows cannot differ: no run reaches back into the span, and the same incidents are open. */
const isAsStored = (
  { watches, span, stored }: RejudgeOrder,
  { states }: WatchedState,
  atMicros: number,
): boolean =>
  watches.every((watch, place) => {
    const { open = null, run = null } = states[place] ?? {};
    if (run !== null && run.fromMicros < span.toMicros) return false;
    const there = stored.find((one) => isSameWatch(one, watch) && isOpenAt(one, atMicros));
    if (open === null || there === undefined) return open === null && there === undefined;
    if (!isSame(open, there)) return false;
    return there.worstAtMicros >= atMicros || !isWorse(watch.kind, there.worst, open.worst);
  });

/** The rest of it is as it is stored. */
const joined = (one: ReadingIncident, rest: ReadingIncident): ReadingIncident => {
  const { endedMicros } = rest;
  if (!isWorse(one.kind, rest.worst, one.worst)) return { ...one, endedMicros };
  return { ...one, endedMicros, worst: rest.worst, worstAtMicros: rest.worstAtMicros };
};

/** Where its worst value was taken out, or came after it ends now, the worst that is left may lie before the span. */
function* withWorst(
  incident: ReadingIncident,
  { watches, span, stored }: RejudgeOrder,
): Generator<MicroSpan, ReadingIncident, readonly JudgedReading[]> {
  const known = stored.find((other) => isSame(incident, other));
  const watch = watches.find((one) => isSameWatch(one, incident));
  const isSure =
    incident.startedMicros >= span.fromMicros ||
    known === undefined ||
    known.worstAtMicros < span.fromMicros ||
    !isWorse(incident.kind, known.worst, incident.worst);
  if (isSure || !watch) return incident;
  let worst = incident;
  for (let fromMicros = incident.startedMicros; fromMicros < span.fromMicros; fromMicros += dayMicros) {
    const toMicros = Math.min(fromMicros + dayMicros, span.fromMicros);
    const readings: readonly JudgedReading[] = yield { fromMicros, toMicros };
    for (const reading of readings) {
      const { atMicros } = reading;
      const value = watchedValue(watch, reading.values);
      if (value === null || levelOf(watch, reading) !== 'beyond') continue;
      const isEarlier = value === worst.worst && atMicros < worst.worstAtMicros;
      if (isEarlier || isWorse(watch.kind, value, worst.worst))
        worst = { ...worst, worst: value, worstAtMicros: atMicros };
    }
  }
  return worst;
}

/** An incident whose beginning or end has moved is still the same one; people are notified of it only once. */
const changesBetween = (
  before: readonly ReadingIncident[],
  after: readonly ReadingIncident[],
): IncidentChange[] => {
  const left = new Set(before);
  const partners = new Map<ReadingIncident, ReadingIncident>();
  for (const isPartner of [isSame, isOverlapping]) {
    for (const one of after) {
      if (partners.has(one)) continue;
      const partner = [...left].find((other) => isPartner(one, other));
      if (partner === undefined) continue;
      partners.set(one, partner);
      left.delete(partner);
    }
  }
  const kept = after.map((one) => ({ before: partners.get(one) ?? null, after: one }));
  return [
    ...[...left].map((one) => ({ before: one, after: null })),
    ...kept.filter((change) => change.before === null || !isEqual(change.before, change.after)),
  ];
};

const isOverlapping = (a: ReadingIncident, b: ReadingIncident): boolean =>
  isSameWatch(a, b) &&
  a.startedMicros <= (b.endedMicros ?? Number.POSITIVE_INFINITY) &&
  b.startedMicros <= (a.endedMicros ?? Number.POSITIVE_INFINITY);

const isEqual = (a: ReadingIncident, b: ReadingIncident): boolean =>
  isSame(a, b) &&
  a.endedMicros === b.endedMicros &&
  a.limit === b.limit &&
  a.worst === b.worst &&
  a.worstAtMicros === b.worstAtMicros;
