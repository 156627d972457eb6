// Microseconds since 1970 to and from timestamptz without loss; a Date keeps only milliseconds. The one place for both
// conversions: as Kysely expressions, and as SQL text for the prepared statements of the hot paths. PostgreSQL calls the
// time since 1970 immutable and the epoch of an instant only stable, which Citus refuses in parts of a statement.
import { type Expression, type RawBuilder, sql } from 'kysely';

/** Selects a timestamptz column as microseconds. */
export const microsOf = (instant: Expression<Date> | RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${instant} - timestamptz 'epoch') * 1000000)::int8`;

/** Microseconds, given as a number or as a column, as a timestamptz for comparing and storing. */
export const instantOf = (micros: number | Expression<unknown>): RawBuilder<Date> =>
  sql<Date>`(timestamptz 'epoch' + ${micros}::int8 * interval '1 microsecond')`;

/** SQL text that gives a timestamptz as microseconds. */
export const microsText = (instant: string): string =>
  `(extract(epoch from ${instant} - timestamptz 'epoch') * 1000000)::int8`;

/** SQL text that gives microseconds, a parameter or a column, as a timestamptz. */
export const instantText = (micros: string): string =>
  `(timestamptz 'epoch' + ${micros}::int8 * interval '1 microsecond')`;

/** Microseconds as PostgreSQL reads a timestamptz, in JSON too: ISO 8601 with all six digits. */
export const instantLiteral = (micros: number): string => {
  const ms = Math.floor(micros / 1000);
  const digits = String(micros - ms * 1000).padStart(3, '0');
  return new Date(ms).toISOString().replace('Z', `${digits}Z`);
};
