// Time in which energy was booked by a judgement that nobody has confirmed: of a reset, a return, a rollover. Where exactly
// in that time it passed, and whether it did, nobody knows. An ordinary gap books nothing: its energy is only spread.
import type { MicroSpan } from '../time/micro-span.ts';
import { type ReturnedEvent, returnedSpansOf } from './with-returns.ts';

export type BookedEvent = ReturnedEvent & {
  /** Somebody has said that the judgement is right, or decided otherwise. */
  readonly isConfirmed: boolean;
};

/** From the last believed read to the one that was judged. All of them are needed: a return takes back what others booked. */
export const unconfirmedSpans = (events: readonly BookedEvent[]): MicroSpan[] => {
  const takenBack = new Set(
    returnedSpansOf(events).flatMap(({ register, takesBack }) =>
      takesBack.map(({ fromMicros }) => keyOf(register, fromMicros)),
    ),
  );
  return events
    .filter((event) => isUnconfirmed(event) && !takenBack.has(keyOf(event.register, event.atMicros)))
    .map(({ sinceMicros, atMicros }) => ({ fromMicros: sinceMicros, toMicros: atMicros }));
};

const isUnconfirmed = ({ bookedMwh, isConfirmed }: BookedEvent): boolean =>
  (bookedMwh ?? 0) > 0 && !isConfirmed;

const keyOf = (register: number, atMicros: number): string => `${register} ${atMicros}`;
