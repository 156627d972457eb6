// How far the wall clock of a zone is from UTC. The platform is asked every few days and the answers are kept; a change
// of clocks between two answers is searched to the second. All that is left is arithmetic.
import { dayMs } from './durations.ts';
import { remember } from './remember.ts';

/** The shortest time between two changes since 1970 was a week: Recife, October 2000. */
const stepMs = 6 * dayMs;
/** Since 2005 no time between two changes was shorter than this many steps. */
const stepsAtOnce = 3;
const calmSince = Math.ceil(Date.UTC(2005, 0, 1) / stepMs);

type ZoneClock = {
  /** Local − UTC in ms, at the beginning of a step. */
  readonly offsetOfStep: (step: number) => number;
  /** The first instant in a step with the offset of its end, which is not the one of its beginning. */
  readonly changeInStep: (step: number) => number;
};

const mostZones = 1_000;
/** This many steps cover 65 years of a zone. */
const mostSteps = 4_000;

/** Throws RangeError for an unknown zone. */
const clockOf = remember(mostZones, (zone: string): ZoneClock => {
  const offsetShown = shownOffset(zone);
  const offsetOfStep = remember(mostSteps, (step: number): number => {
    const first = step - (step % stepsAtOnce);
    const isInside = step > calmSince && step !== first;
    if (isInside && offsetOfStep(first) === offsetOfStep(first + stepsAtOnce)) return offsetOfStep(first);
    return offsetShown(step * stepMs);
  });
  return {
    offsetOfStep,
    changeInStep: remember(mostSteps, (step: number) => changeWithin(offsetShown, step * stepMs)),
  };
});

/** Local − UTC in ms, at an instant. */
export const offsetAt = (zone: string, ms: number): number => {
  const { offsetOfStep, changeInStep } = clockOf(zone);
  const step = Math.floor(ms / stepMs);
  const [before, after] = [offsetOfStep(step), offsetOfStep(step + 1)];
  return before === after || ms < changeInStep(step) ? before : after;
};

/** The instants within a span, its ends left out, at which the zone's clocks change. */
export const clockChanges = (zone: string, fromMs: number, toMs: number): number[] => {
  const { offsetOfStep, changeInStep } = clockOf(zone);
  const changes: number[] = [];
  for (let step = Math.floor(fromMs / stepMs); step * stepMs < toMs; step += 1) {
    if (offsetOfStep(step) === offsetOfStep(step + 1)) continue;
    const ms = changeInStep(step);
    if (ms > fromMs && ms < toMs) changes.push(ms);
  }
  return changes;
};

/** The offset of the platform's clock at a whole second; the day of the month it shows is UTC's or a neighbour. */
const shownOffset = (zone: string): ((ms: number) => number) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (ms) => {
    const [day = 0, hour = 0, minute = 0, second = 0] = (format.format(ms).match(/\d+/g) ?? []).map(Number);
    const utc = new Date(ms);
    const isOtherDay = day !== utc.getUTCDate();
    const daysAhead = isOtherDay ? (day === new Date(ms + dayMs).getUTCDate() ? 1 : -1) : 0;
    const midnightMs = (Math.floor(ms / dayMs) + daysAhead) * dayMs;
    return midnightMs + 1000 * (3600 * hour + 60 * minute + second) - ms;
  };
};

const changeWithin = (offsetShown: (ms: number) => number, fromMs: number): number => {
  const before = offsetShown(fromMs);
  let [low, high] = [0, stepMs / 1000];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetShown(fromMs + middle * 1000) === before) low = middle;
    else high = middle;
  }
  return fromMs + high * 1000;
};
