// One way to ask the database, inside ingest's transactions and outside of them. Every query of readings passes here,
// so the order of its literal serves the engine: see docs/adr/0016.
import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from '../storage/schema.ts';

/** A statement with a name is prepared once a connection. */
export type RunQuery = <Row extends pg.QueryResultRow>(
  statement: Statement,
  values: unknown[],
) => Promise<Row[]>;

type Statement = { readonly name?: string; readonly text: string };

export const queryOf =
  (client: Pick<pg.Pool, 'query'>): RunQuery =>
  async <Row extends pg.QueryResultRow>(statement: Statement, values: unknown[]) =>
    (await client.query<Row>({ values, ...statement })).rows;

export const queryIn =
  (db: Kysely<Database>): RunQuery =>
  async <Row extends pg.QueryResultRow>({ text }: Statement, values: unknown[]) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
