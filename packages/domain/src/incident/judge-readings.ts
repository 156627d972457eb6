// When a meter's values were beyond their limits. Readings are folded in the order of their instants:
//   an incident begins with the first of readings that stay beyond the limit for a minute, one after another,
//   and ends with the first of readings that stay inside it for a minute.
// A reading between, one without the value, and silence of more than half an hour end such a run; an incident that goes on
// stays open over them. A lost phase had voltage just before: what never had any is not connected.
// Each reading is held against the limit of its own time; where that was switched off, what was open ended.
import { minuteMicros } from '../time/durations.ts';
import { switchedOffWithin } from './held-limits.ts';
import {
  isWorse,
  type JudgedReading,
  levelOf,
  limitAt,
  type ReadingKind,
  type ValueWatch,
  watchedValue,
} from './value-watch.ts';

export type ReadingIncident = {
  readonly kind: ReadingKind;
  readonly phase: number | null;
  readonly startedMicros: number;
  /** Null: it goes on. */
  readonly endedMicros: number | null;
  readonly limit: number | null;
  readonly worst: number;
  readonly worstAtMicros: number;
};

/** Readings one after another that may come to begin an incident, or to end it. */
export type Run = {
  readonly fromMicros: number;
  readonly worst: number;
  readonly worstAtMicros: number;
};

export type WatchState = {
  readonly open: ReadingIncident | null;
  readonly run: Run | null;
  /** The reading before was inside the limit or between. */
  readonly wasGood: boolean;
};

/** Where a meter's values stand after a reading; a state for each of its watches. */
export type WatchedState = {
  readonly lastMicros: number | null;
  readonly states: readonly WatchState[];
};

/** What becomes of an incident: null before, it is new; null after, it never was. */
export type IncidentChange = {
  readonly before: ReadingIncident | null;
  readonly after: ReadingIncident | null;
};

export const holdMicros = minuteMicros;
export const silenceMicros = 30 * minuteMicros;

export const untouched: WatchState = { open: null, run: null, wasGood: false };
export const good: WatchState = { open: null, run: null, wasGood: true };

/** Of a meter that has no reading yet. */
export const firstState = (watches: readonly ValueWatch[]): WatchedState => ({
  lastMicros: null,
  states: watches.map(() => untouched),
});

export type JudgedState = { readonly state: WatchedState; readonly changes: readonly IncidentChange[] };

export const judgeReadings = (
  watches: readonly ValueWatch[],
  before: WatchedState,
  readings: readonly JudgedReading[],
): JudgedState => {
  const states = [...before.states];
  const changes: IncidentChange[] = [];
  let { lastMicros } = before;
  for (const reading of readings) {
    const isAfterSilence = lastMicros === null || reading.atMicros - lastMicros > silenceMicros;
    for (let place = 0; place < watches.length; place += 1) {
      const watch = watches[place];
      if (watch === undefined) continue;
      const last = states[place] ?? untouched;
      const wasEdited = watch.earlier.length > 0;
      const known = wasEdited ? stateAt(watch, { state: last, lastMicros }, reading.atMicros, changes) : last;
      const state = isAfterSilence ? interrupted(known) : known;
      const next = stateAfter(watch, state, reading);
      states[place] = next;
      if (state.open !== next.open) changes.push(changeBetween(state, next));
    }
    lastMicros = reading.atMicros;
  }
  return { state: { lastMicros, states }, changes };
};

/** How they stand at an instant up to which there are no further readings: what was switched off meanwhile has ended. */
export const stateUntil = (
  watches: readonly ValueWatch[],
  { lastMicros, states }: WatchedState,
  atMicros: number,
): JudgedState => {
  const changes: IncidentChange[] = [];
  const then = watches.map((watch, place) =>
    stateAt(watch, { state: states[place] ?? untouched, lastMicros }, atMicros, changes),
  );
  return { state: { lastMicros, states: then }, changes };
};

type Known = { readonly state: WatchState; readonly lastMicros: number | null };

const stateAt = (
  watch: ValueWatch,
  { state, lastMicros }: Known,
  atMicros: number,
  changes: IncidentChange[],
): WatchState => {
  const { open, run } = state;
  const sinceMicros = open?.startedMicros ?? run?.fromMicros ?? lastMicros ?? Number.NEGATIVE_INFINITY;
  const endedMicros = switchedOffWithin(watch, sinceMicros, atMicros);
  if (endedMicros === null) return state;
  if (open !== null) changes.push({ before: open, after: { ...open, endedMicros } });
  return untouched;
};

const interrupted = (state: WatchState): WatchState =>
  state.run === null && !state.wasGood ? state : { ...state, run: null, wasGood: false };

const stateAfter = (watch: ValueWatch, state: WatchState, reading: JudgedReading): WatchState =>
  state.open === null
    ? whileClosed(watch, state, reading)
    : whileOpen(watch, { ...state, open: state.open }, reading);

const whileClosed = (watch: ValueWatch, { run, wasGood }: WatchState, reading: JudgedReading): WatchState => {
  const level = levelOf(watch, reading);
  if (level === 'unknown' || level === 'off') return untouched;
  if (level !== 'beyond') return good;
  if (run === null && watch.kind === 'phaseLoss' && !wasGood) return untouched;
  const grown = runWith(watch, run, reading);
  if (reading.atMicros - grown.fromMicros < holdMicros) return { open: null, run: grown, wasGood: false };
  const { kind, phase } = watch;
  const held = limitAt(watch, reading.atMicros);
  const limit = held === 'off' ? null : held;
  const { fromMicros: startedMicros, worst, worstAtMicros } = grown;
  return opened({ kind, phase, limit, startedMicros, endedMicros: null, worst, worstAtMicros });
};

const opened = (open: ReadingIncident): WatchState => ({ open, run: null, wasGood: false });

type OpenState = WatchState & { readonly open: ReadingIncident };

const whileOpen = (watch: ValueWatch, { open, run }: OpenState, reading: JudgedReading): WatchState => {
  const level = levelOf(watch, reading);
  if (level === 'beyond') return opened(worseOf(watch, open, reading));
  if (level !== 'inside') return opened(open);
  const grown = runWith(watch, run, reading);
  return reading.atMicros - grown.fromMicros < holdMicros ? { open, run: grown, wasGood: false } : good;
};

export const runWith = (watch: ValueWatch, run: Run | null, { atMicros, values }: JudgedReading): Run => {
  const value = watchedValue(watch, values) ?? 0;
  if (run === null) return { fromMicros: atMicros, worst: value, worstAtMicros: atMicros };
  return isWorse(watch.kind, value, run.worst) ? { ...run, worst: value, worstAtMicros: atMicros } : run;
};

const worseOf = (watch: ValueWatch, open: ReadingIncident, { atMicros, values }: JudgedReading) => {
  const value = watchedValue(watch, values) ?? open.worst;
  return isWorse(watch.kind, value, open.worst) ? { ...open, worst: value, worstAtMicros: atMicros } : open;
};

const changeBetween = (before: WatchState, after: WatchState): IncidentChange => {
  if (after.open !== null || before.open === null) return { before: before.open, after: after.open };
  return { before: before.open, after: { ...before.open, endedMicros: before.run?.fromMicros ?? null } };
};
