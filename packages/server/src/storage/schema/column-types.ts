import type { ColumnType } from 'kysely';

export type Instant = ColumnType<Date, Date | string, Date | string>;

/** It is written as text; the driver parses what it reads. Ids and counts, too, are numbers: see pg-types.ts. */
export type Json<T> = ColumnType<T, string, string>;
