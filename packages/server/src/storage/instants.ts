// Microseconds since 1970 to and from timestamptz without loss; a Date keeps only milliseconds.
import { type Expression, type RawBuilder, sql } from 'kysely';

/** Selects a timestamptz column as microseconds. */
export const microsOf = (instant: Expression<Date> | RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${instant}) * 1000000)::bigint`;

/** Microseconds as a timestamptz, for comparing and storing. */
export const instantOf = (micros: number): RawBuilder<Date> =>
  sql<Date>`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`;
