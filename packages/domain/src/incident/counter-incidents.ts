// What a meter's owner should know of how its counters were judged. Of one instant there is one incident, of the register
// that moved furthest. Perhaps it is another meter where a counter stays far from where it was and nothing explains that.
// What a person decided, and silence, are no news.
import type { CounterEvent } from '../counter/counter-event.ts';
import { mwhPerKwh } from '../counter/registers.ts';

export type CounterIncident = {
  readonly kind: 'counterJudged' | 'meterReplaced';
  readonly atMicros: number;
  readonly beforeKwh: number;
  readonly afterKwh: number;
};

type Step = Pick<CounterEvent, 'atMicros' | 'kind' | 'reason'> & {
  readonly beforeMwh: number;
  readonly afterMwh: number;
};

export const counterIncidents = (events: readonly CounterEvent[]): CounterIncident[] => {
  const byInstant = new Map<number, Step[]>();
  for (const step of events.flatMap(stepOf)) {
    byInstant.set(step.atMicros, [...(byInstant.get(step.atMicros) ?? []), step]);
  }
  return [...byInstant.values()].flatMap((steps) => {
    const furthest = steps.reduce((most, step) => (wayOf(step) > wayOf(most) ? step : most));
    return {
      kind: steps.some(isAnother) ? 'meterReplaced' : 'counterJudged',
      atMicros: furthest.atMicros,
      beforeKwh: furthest.beforeMwh / mwhPerKwh,
      afterKwh: furthest.afterMwh / mwhPerKwh,
    };
  });
};

const stepOf = ({ atMicros, kind, reason, beforeMwh, afterMwh }: CounterEvent): Step[] => {
  const isNews = kind !== 'gap' && kind !== 'replacement' && reason !== 'decided';
  return isNews && beforeMwh !== null && afterMwh !== null
    ? [{ atMicros, kind, reason, beforeMwh, afterMwh }]
    : [];
};

const wayOf = ({ beforeMwh, afterMwh }: Step): number => Math.abs(afterMwh - beforeMwh);

const isAnother = ({ kind, reason }: Step): boolean =>
  (kind === 'reset' && reason === 'unexplained') || (kind === 'spike' && reason === 'implausible');
