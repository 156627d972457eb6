// The one question that a meter asks: the newest case that only its owner can settle, of which nothing is decided yet.
import type { AuditQuestion } from '@ohmstead/contract';
import {
  type AskingEvent,
  answersTo,
  askingEvents,
  type EventSurroundings,
  formatInstantMicros,
  questionCauseOf,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../storage/schema.ts';
import { isDecided, kwhOf, placeOf } from '../audit-item.ts';
import { factsAt } from '../decision-facts.ts';
import { eventsThatMayAsk, surroundingsOf } from './meter-events.ts';

export type OpenQuestion = {
  readonly atMicros: number;
  /** All of one instant. */
  readonly events: readonly AskingEvent[];
  readonly around: EventSurroundings;
};

/** The newest one, or that of an instant; null where there is none. */
export const openQuestion = async (
  db: Kysely<Database>,
  meterId: number,
  wantedMicros?: number,
): Promise<OpenQuestion | null> => {
  const events = await eventsThatMayAsk(db, meterId);
  if (events.length === 0) return null;
  const around = await surroundingsOf(db, meterId, events);
  const asking = askingEvents(events, around);
  const facts = await factsAt(db, meterId, [...new Set(asking.map(({ atMicros }) => atMicros))]);
  const open = asking.filter((event) => !isDecided(event, facts));
  const atMicros = wantedMicros ?? open.at(-1)?.atMicros;
  const together = open.filter((event) => event.atMicros === atMicros);
  return atMicros === undefined || together.length === 0 ? null : { atMicros, events: together, around };
};

export const presentQuestion = ({ atMicros, events, around }: OpenQuestion): AuditQuestion => ({
  at: formatInstantMicros(atMicros),
  since: formatInstantMicros(Math.min(...events.map(({ sinceMicros }) => sinceMicros))),
  cause: questionCauseOf(events, around),
  answers: [...answersTo(events), 'replacement'],
  items: events.map(({ register, beforeMwh, afterMwh }) => ({
    ...placeOf(register),
    beforeKwh: kwhOf(beforeMwh),
    afterKwh: kwhOf(afterMwh),
  })),
});
