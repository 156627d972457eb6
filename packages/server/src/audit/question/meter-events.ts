// The events of a meter that may ask, with what the domain needs to know around them.
import { type AskingEvent, type CounterEvent, type EventSurroundings, wholeMeter } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { instantOf, microsOf } from '../../storage/instants.ts';
import type { Database } from '../../storage/schema.ts';
import { type AuditRow, isCounterDetail } from '../audit-rows.ts';
import { withTakenBack } from '../taken-back.ts';

type Db = Kysely<Database>;

/** What is older than so many events has been looked at, or never will be. */
const mostEvents = 500;

/** Oldest first, as the audit list shows them: what a later return took back is no question any more. */
export const eventsThatMayAsk = async (db: Db, meterId: number): Promise<AskingEvent[]> => {
  const rows = await db
    .selectFrom('counter_event')
    .select(['register', 'kind', microsOf(sql.ref('at')).as('atMicros')])
    .select(sql<CounterEvent>`detail`.as('detail'))
    .where('meter_id', '=', meterId)
    .where('kind', 'in', ['reset', 'spike', 'return'])
    .orderBy('at', 'desc')
    .orderBy('register', 'desc')
    .limit(mostEvents)
    .execute();
  const shown = await withTakenBack(
    db,
    meterId,
    rows.reverse().map((row) => ({ ...row, quarantine: null })),
  );
  return shown.flatMap(eventOf);
};

const eventOf = ({ atMicros, register, kind, detail }: AuditRow): AskingEvent[] =>
  isCounterDetail(detail) && (kind === 'reset' || kind === 'spike' || kind === 'return')
    ? [{ ...detail, atMicros, register, kind }]
    : [];

export const surroundingsOf = async (
  db: Db,
  meterId: number,
  events: readonly AskingEvent[],
): Promise<EventSurroundings> => {
  const silences = await silencesEndingAt(db, meterId, [
    ...new Set(events.map((event) => event.sinceMicros)),
  ]);
  const seams = await seamsOf(db, meterId);
  return {
    isSeam: ({ sinceMicros, atMicros }) =>
      seams.some(
        ({ fromMicros, toMicros }) =>
          isBetween(sinceMicros, fromMicros - 1, atMicros) || isBetween(sinceMicros, toMicros, atMicros),
      ),
    silenceBefore: ({ sinceMicros }) => silences.get(sinceMicros) ?? 0,
  };
};

/** The edge is at or behind the counts before, and ahead of those at the event. */
const isBetween = (sinceMicros: number, edgeMicros: number, atMicros: number): boolean =>
  sinceMicros <= edgeMicros && edgeMicros < atMicros;

const silencesEndingAt = async (
  db: Db,
  meterId: number,
  instants: readonly number[],
): Promise<Map<number, number>> => {
  const { rows } = await sql<{ atMicros: number; sinceMicros: number }>`
    select ${microsOf(sql.ref('at'))} as "atMicros", (detail ->> 'sinceMicros')::int8 as "sinceMicros"
    from counter_event
    where meter_id = ${meterId} and register = ${wholeMeter} and kind = 'gap' and at = any(
      select ${instantOf(sql.ref('micros'))} from unnest(${[...instants]}::int8[]) as wanted (micros))`.execute(
    db,
  );
  return new Map(rows.map(({ atMicros, sinceMicros }) => [atMicros, atMicros - sinceMicros]));
};

/** The first and last reading of each import. */
const seamsOf = (db: Db, meterId: number) =>
  db
    .selectFrom('import_batch')
    .select(microsOf(sql.ref('from_at')).as('fromMicros'))
    .select(microsOf(sql.ref('to_at')).as('toMicros'))
    .where('meter_id', '=', meterId)
    .where('state', '!=', 'undone')
    .where('from_at', 'is not', null)
    .where('to_at', 'is not', null)
    .execute();
