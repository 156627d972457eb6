// Which judgements only the meter's owner can settle, and the one question that those of an instant make together.
import { dayMicros } from '../time/durations.ts';
import type { CounterEvent } from './counter-event.ts';
import { gapMicros } from './gap.ts';
import { type CounterLimits, plausibleMwh } from './limits.ts';
import type { StepVerdict } from './rules.ts';

export const questionCauses = ['import', 'silence', 'uncertain', 'fall', 'jump'] as const;
export const givenAnswers = ['reset', 'real', 'fault'] as const;
export type GivenAnswer = (typeof givenAnswers)[number];

export type AskingEvent = Pick<
  CounterEvent,
  'atMicros' | 'register' | 'kind' | 'reason' | 'sinceMicros' | 'beforeMwh' | 'afterMwh' | 'bookedMwh'
>;

/** What else is known of an event. */
export type EventSurroundings = {
  /** Its counts and those before it are from two sources: an import and the device, or two imports. */
  readonly isSeam: (event: AskingEvent) => boolean;
  /** How long the silence was that the reading before it had ended; 0 where it ended none. */
  readonly silenceBefore: (event: AskingEvent) => number;
};

/**
 * Those of a meter's events that ask. They come in order of time; what a counter usually does is seen in those of the 35 days
 * before.
 */
export const askingEvents = <Event extends AskingEvent>(
  events: readonly Event[],
  around: EventSurroundings,
): Event[] => {
  const restarts: Restarts = new Map();
  return byInstant(events).flatMap((together) => {
    const unusual = together.filter((event) => isRestart(event) && !isUsual(restarts, event));
    for (const event of together) if (isRestart(event)) noteRestart(restarts, event);
    const mayBeAnother = (event: Event): boolean =>
      unusual.includes(event) && (unusual.length > 1 || isLongSilence(event, around));
    return together.filter((event) => asks(event) || mayBeAnother(event) || isSeamRestart(event, around));
  });
};

const byInstant = <Event extends AskingEvent>(events: readonly Event[]): Event[][] => {
  const instants: Event[][] = [];
  for (const event of events) {
    const last = instants.at(-1);
    if (last?.[0]?.atMicros === event.atMicros) last.push(event);
    else instants.push([event]);
  }
  return instants;
};

/** Whatever was there before. */
const asks = (event: AskingEvent): boolean =>
  event.reason === 'uncertain' ||
  event.reason === 'unexplained' ||
  event.reason === 'implausible' ||
  isOutcounted(event);

/** It is back and has risen, but what stood in for it had counted as much or more. */
const isOutcounted = ({ kind, reason, beforeMwh, afterMwh, bookedMwh }: AskingEvent): boolean =>
  kind === 'return' && reason === 'back' && bookedMwh === 0 && (afterMwh ?? 0) > (beforeMwh ?? 0);

const isRestart = ({ reason }: AskingEvent): boolean => reason === 'restarted';

const isSeamRestart = (event: AskingEvent, { isSeam }: EventSurroundings): boolean =>
  isRestart(event) && isSeam(event);

/** The instants of each register's last restarts. */
type Restarts = Map<number, readonly number[]>;

const usualRestarts = 2;
const usualMicros = 35 * dayMicros;

/** A counter that has restarted again and again is cleared by itself: of the day's yield, or of a session. */
const isUsual = (restarts: Restarts, { register, atMicros }: AskingEvent): boolean => {
  const [oldest, ...rest] = restarts.get(register) ?? [];
  return oldest !== undefined && rest.length === usualRestarts - 1 && atMicros - oldest <= usualMicros;
};

const noteRestart = (restarts: Restarts, { register, atMicros }: AskingEvent): void => {
  const before = restarts.get(register) ?? [];
  restarts.set(register, [...before, atMicros].slice(-usualRestarts));
};

const silenceOf = ({ atMicros, sinceMicros }: AskingEvent): number => atMicros - sinceMicros;

const isSilence = (event: AskingEvent): boolean => silenceOf(event) > gapMicros;

/** A meter that reports once an hour is not silent for that hour. */
const isLongSilence = (event: AskingEvent, { silenceBefore }: EventSurroundings): boolean =>
  isSilence(event) && silenceOf(event) > 2 * silenceBefore(event);

const isJump = ({ kind }: AskingEvent): boolean => kind === 'spike';

/** Of the events of one instant that ask. */
export const questionCauseOf = (
  asking: readonly AskingEvent[],
  { isSeam }: EventSurroundings,
): (typeof questionCauses)[number] => {
  if (asking.some(isSeam)) return 'import';
  if (asking.some(({ kind, reason }) => kind === 'return' || reason === 'uncertain')) return 'uncertain';
  if (asking.every(isJump)) return 'jump';
  return asking.some((event) => !isJump(event) && isSilence(event)) ? 'silence' : 'fall';
};

/** The answers that make sense for them. */
export const answersTo = (asking: readonly AskingEvent[]): GivenAnswer[] => {
  if (asking.every(isJump)) return ['real', 'fault'];
  // Both have counted: that it was a fault would not say which of them.
  return asking.every(isOutcounted) ? ['reset'] : ['reset', 'fault'];
};

/**
 * What an answer means for one of them. A restarted counter's own count has passed if there was time for it; otherwise it
 * began anew at another count. Where nothing is booked already, that is confirmed, and the register may still return.
 */
export const verdictOfAnswer = (
  event: AskingEvent,
  answer: GivenAnswer,
  limits: CounterLimits,
): StepVerdict | 'keep' => {
  if (answer === 'real') return 'book';
  if (answer === 'fault' || isJump(event)) return asNoEnergy(event);
  if (event.kind === 'return') return isOutcounted(event) ? 'keep' : 'book';
  return (event.afterMwh ?? 0) <= plausibleMwh(limits, 0, silenceOf(event)) ? 'book' : 'skip';
};

/** What is back is no fault: what was shown meanwhile is. */
const asNoEnergy = ({ kind, bookedMwh }: AskingEvent): StepVerdict | 'keep' =>
  kind === 'return' || (bookedMwh ?? 0) === 0 ? 'keep' : 'skip';
