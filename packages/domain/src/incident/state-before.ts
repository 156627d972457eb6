// Where a meter's values stood before an instant, from the readings shortly before it and the incidents that are stored: a
// run that has not been decided yet is shorter than the hold time, so that little has to be looked back at.
import { switchedOffWithin } from './held-limits.ts';
import {
  good,
  holdMicros,
  type ReadingIncident,
  type Run,
  runWith,
  silenceMicros,
  untouched,
  type WatchedState,
  type WatchState,
} from './judge-readings.ts';
import {
  isFloor,
  isSameWatch,
  type JudgedReading,
  type Level,
  levelOf,
  type ValueWatch,
} from './value-watch.ts';

/** Enough where readings come often and nothing is pending. */
export const shortLookBackMicros = 3 * holdMicros;
/** Enough in any case. */
export const longLookBackMicros = 2 * silenceMicros + holdMicros;

type Before = {
  /** In order, up to the instant. */
  readonly readings: readonly JudgedReading[];
  readonly stored: readonly ReadingIncident[];
  readonly atMicros: number;
};

export const stateBefore = (watches: readonly ValueWatch[], before: Before): WatchedState => ({
  lastMicros: before.readings.at(-1)?.atMicros ?? null,
  states: watches.map((watch) => watchStateBefore(watch, before)),
});

/** False: the run that these readings end with may have begun before them. */
export const isEnough = (watches: readonly ValueWatch[], readings: readonly JudgedReading[]): boolean => {
  const [first, last] = [readings[0], readings.at(-1)];
  if (first === undefined || last === undefined) return false;
  if (last.atMicros - first.atMicros > holdMicros) return true;
  return watches.every((watch) => lengthOfEnd(watch, readings) < readings.length - 1);
};

const watchStateBefore = (watch: ValueWatch, { readings, stored, atMicros }: Before): WatchState => {
  const latest = stored
    .filter((one) => isSameWatch(one, watch) && one.startedMicros < atMicros)
    .reduce<ReadingIncident | null>(
      (found, one) => (found === null || one.startedMicros > found.startedMicros ? one : found),
      null,
    );
  const end = endOf(watch, readings);
  if (end.level === 'off') return untouched;
  if (latest === null) return closedState(watch, end);
  const hasEnded = latest.endedMicros !== null && latest.endedMicros < atMicros;
  const changedMicros = hasEnded ? latest.endedMicros : latest.startedMicros;
  const isDecided = end.run?.fromMicros !== changedMicros || end.lastsMicros >= holdMicros;
  if (hasEnded === isDecided) return closedState(watch, end);
  return { open: asKnown(latest, atMicros), run: end.level === 'inside' ? end.run : null, wasGood: false };
};

/** Its worst value, as far as it lies before the instant; else one that any other is worse than. */
const asKnown = (incident: ReadingIncident, atMicros: number): ReadingIncident => {
  const open = { ...incident, endedMicros: null };
  if (incident.worstAtMicros < atMicros) return open;
  const mildest = isFloor(incident.kind) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  return { ...open, worst: mildest, worstAtMicros: incident.startedMicros };
};

/** The readings of one level with which a list ends. */
type End = {
  readonly level: Level;
  readonly run: Run | null;
  readonly lastsMicros: number;
  /** The reading before them was good, and not long before. */
  readonly cameFromGood: boolean;
};

const closedState = (watch: ValueWatch, { level, run, cameFromGood }: End): WatchState => {
  if (level === 'unknown') return untouched;
  if (level !== 'beyond') return good;
  return watch.kind === 'phaseLoss' && !cameFromGood ? untouched : { open: null, run, wasGood: false };
};

const endOf = (watch: ValueWatch, readings: readonly JudgedReading[]): End => {
  const last = readings.at(-1);
  if (last === undefined) return { level: 'unknown', run: null, lastsMicros: 0, cameFromGood: false };
  const length = lengthOfEnd(watch, readings);
  const ofEnd = readings.slice(readings.length - length);
  const preceding = readings[readings.length - length - 1];
  const first = ofEnd[0] ?? last;
  const levelBefore = preceding ? levelOf(watch, preceding) : 'unknown';
  const isNear = preceding !== undefined && areTogether(watch, preceding, first);
  return {
    level: levelOf(watch, last),
    run: runOf(watch, ofEnd),
    lastsMicros: last.atMicros - first.atMicros,
    cameFromGood: isNear && (levelBefore === 'inside' || levelBefore === 'between'),
  };
};

const lengthOfEnd = (watch: ValueWatch, readings: readonly JudgedReading[]): number => {
  const last = readings.at(-1);
  if (last === undefined) return 0;
  const level = levelOf(watch, last);
  let length = 1;
  let later = last;
  for (let place = readings.length - 2; place >= 0; place -= 1) {
    const reading = readings[place];
    if (!reading || !areTogether(watch, reading, later)) break;
    if (levelOf(watch, reading) !== level) break;
    later = reading;
    length += 1;
  }
  return length;
};

/** Neither silence nor time in which nothing was held against the limit parts them. */
const areTogether = (watch: ValueWatch, one: JudgedReading, later: JudgedReading): boolean =>
  later.atMicros - one.atMicros <= silenceMicros &&
  switchedOffWithin(watch, one.atMicros, later.atMicros) === null;

const runOf = (watch: ValueWatch, readings: readonly JudgedReading[]): Run | null =>
  readings.reduce<Run | null>((run, reading) => runWith(watch, run, reading), null);
