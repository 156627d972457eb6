import type pg from 'pg';
import { withValues } from './inline-values.ts';

export type Recorded = {
  readonly text: string;
  /** With its values in it. */
  readonly statement: string;
};

/** What is sent through the pool from now on; `take` empties the record. */
export const recordStatements = (pool: pg.Pool): { take(): readonly Recorded[] } => {
  let recorded: Recorded[] = [];
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const { query } = client;
    client.query = ((...sent: Parameters<typeof query>) => {
      recorded.push(recordOf(...sent));
      return query.apply(client, sent);
    }) as typeof query; // It has many forms, all of which pass.
  });
  return {
    take: () => {
      const taken = recorded;
      recorded = [];
      return taken;
    },
  };
};

const recordOf = (...[statement, values]: readonly unknown[]): Recorded => {
  if (typeof statement === 'string')
    return { text: statement, statement: withValues(statement, Array.isArray(values) ? values : []) };
  const { text, values: within = [] } = statement as pg.QueryConfig<unknown[]>;
  return { text, statement: withValues(text, within) };
};
