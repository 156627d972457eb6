// The intervals of a long span, some months at a time, so that they never lie in memory whole.
import {
  energyWithin,
  type IntervalEnergy,
  type IntervalPiece,
  joinDirections,
  longestIntervalMicros,
  type MicroSpan,
  type ResolvedIntervals,
} from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { microsOf } from '../../storage/instants.ts';
import type { Database } from '../../storage/schema.ts';
import { readIntervals } from './read-intervals.ts';

type Db = Kysely<Database>;

/** As long as the longest interval, so that what a newer import leaves of one is known where it begins. */
const pieceMicros = longestIntervalMicros;

/** Those that count and begin in the span, in order; what newer imports replace in part is cut to what is left. */
export async function* intervalsByQuarter(
  db: Db,
  meterId: number,
  span: MicroSpan,
): AsyncGenerator<IntervalEnergy[]> {
  const bounds = await intervalBounds(db, meterId);
  if (bounds === null) return;
  const toMicros = Math.min(span.toMicros, bounds.toMicros);
  let fromMicros = Math.max(span.fromMicros, bounds.fromMicros);
  while (fromMicros < toMicros) {
    const piece = { fromMicros, toMicros: Math.min(toMicros, fromMicros + pieceMicros) };
    const around = {
      fromMs: Math.floor(fromMicros / 1000),
      toMs: Math.ceil((piece.toMicros + longestIntervalMicros) / 1000),
    };
    const found = (await readIntervals(db, [meterId], around)).get(meterId);
    const intervals = found ? beginningIn(found, piece) : [];
    if (intervals.length > 0) yield intervals;
    fromMicros = piece.toMicros;
  }
}

/** From the meter's first interval to its last; null where it has none. */
export const intervalBounds = async (db: Db, meterId: number): Promise<MicroSpan | null> => {
  const row = await db
    .selectFrom('meter')
    .select([
      microsOf(sql.ref('intervals_from')).as('fromMicros'),
      microsOf(sql.ref('intervals_to')).as('toMicros'),
    ])
    .where('id', '=', meterId)
    .where('intervals_from', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
};

const beginningIn = ({ imported, exported }: ResolvedIntervals, span: MicroSpan): IntervalEnergy[] => {
  const begins = ({ fromMicros }: IntervalPiece): boolean =>
    fromMicros >= span.fromMicros && fromMicros < span.toMicros;
  return joinDirections([
    ...imported.filter(begins).map((piece) => ({ ...plain(piece), importMwh: energyWithin(piece, piece) })),
    ...exported.filter(begins).map((piece) => ({ ...plain(piece), exportMwh: energyWithin(piece, piece) })),
  ]);
};

const plain = ({ fromMicros, toMicros, estimated }: IntervalPiece): IntervalEnergy => ({
  fromMicros,
  toMicros,
  importMwh: null,
  exportMwh: null,
  estimated,
});
