// Which judgements only the meter's owner can settle, and the one question that those of an instant make together.
import type { CounterEvent } from './counter-event.ts';
import { gapMicros } from './gap.ts';
import { type CounterLimits, plausibleMwh } from './limits.ts';
import type { StepVerdict } from './rules.ts';

export const questionCauses = ['import', 'silence', 'uncertain', 'fall', 'jump'] as const;
export type QuestionCause = (typeof questionCauses)[number];

export const givenAnswers = ['reset', 'real', 'fault'] as const;
export type GivenAnswer = (typeof givenAnswers)[number];

export type AskingEvent = Pick<
  CounterEvent,
  'atMicros' | 'register' | 'kind' | 'reason' | 'sinceMicros' | 'beforeMwh' | 'afterMwh' | 'bookedMwh'
>;

/** Whether the counts before an event and those at it are from two sources: an import and the device, or two imports. */
export type IsSeam = (event: AskingEvent) => boolean;

/** Those of one instant's events that ask. */
export const askingEvents = <Event extends AskingEvent>(
  events: readonly Event[],
  isSeam: IsSeam,
): Event[] => {
  const restarts = events.filter(({ reason }) => reason === 'restarted').length;
  return events.filter((event) => asks(event, restarts > 1, isSeam));
};

const asks = (event: AskingEvent, restartedTogether: boolean, isSeam: IsSeam): boolean => {
  switch (event.reason) {
    case 'uncertain':
    case 'unexplained':
    case 'implausible':
      return true;
    // A counter that restarts by itself is known to do so; one that had time to be replaced, or did so in both
    // directions, may be another one.
    case 'restarted':
      return restartedTogether || isSilence(event) || isSeam(event);
    default:
      return false;
  }
};

const isSilence = ({ atMicros, sinceMicros }: AskingEvent): boolean => atMicros - sinceMicros > gapMicros;

const isJump = ({ kind }: AskingEvent): boolean => kind === 'spike';

/** Of the events of one instant that ask. */
export const questionCauseOf = (asking: readonly AskingEvent[], isSeam: IsSeam): QuestionCause => {
  if (asking.some(({ reason }) => reason === 'uncertain')) return 'uncertain';
  if (asking.some(isSeam)) return 'import';
  if (asking.every(isJump)) return 'jump';
  return asking.some((event) => !isJump(event) && isSilence(event)) ? 'silence' : 'fall';
};

/** The answers that make sense for them. */
export const answersTo = (asking: readonly AskingEvent[]): GivenAnswer[] =>
  asking.every(isJump) ? ['real', 'fault'] : ['reset', 'fault'];

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
  if (answer === 'fault') return faultVerdict(event);
  if (isJump(event)) return faultVerdict(event);
  if (event.kind === 'return') return 'book';
  return (event.afterMwh ?? 0) <= plausibleMwh(limits, 0, event.atMicros - event.sinceMicros)
    ? 'book'
    : 'skip';
};

const faultVerdict = ({ kind, bookedMwh }: AskingEvent): StepVerdict | 'keep' =>
  kind === 'return' || (bookedMwh ?? 0) === 0 ? 'keep' : 'skip';
