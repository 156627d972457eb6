// Statements with parameters are parsed and planned once a connection: the embedded engine takes longer for that than
// for running most of ours.
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { statementAgain } from './statement-again.ts';

/** The code has some hundreds; where texts are made of data, the rest is not prepared. */
const mostNamed = 1000;

/** The pool as Kysely takes it. */
export const preparing = (pool: pg.Pool): PostgresPool => {
  const names = new Map<string, string>();

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNamed) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };

  const query = (client: pg.PoolClient) => (text: string, values: readonly unknown[]) => {
    const name = values.length > 0 ? nameOf(text) : undefined;
    return client.query({ text, values: [...values], ...(name !== undefined && { name }) });
  };

  const wrap = (client: pg.PoolClient): PostgresPoolClient => ({
    query: statementAgain(query(client)) as unknown as PostgresPoolClient['query'], // Its other form takes cursors: nobody here asks for any.
    release: () => client.release(),
  });

  // The same one each time: Kysely keeps something of every one, which outlives the collection of what is young.
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const lend = (client: pg.PoolClient): PostgresPoolClient => {
    const lent = wrapped.get(client) ?? wrap(client);
    wrapped.set(client, lent);
    return lent;
  };

  return { connect: async () => lend(await pool.connect()), end: () => pool.end() };
};
