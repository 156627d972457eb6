import type { Kysely } from 'kysely';
import type { Database } from '../src/storage/schema.ts';

/** The same database, with the number of queries that were made through it. */
export const countQueries = (db: Kysely<Database>) => {
  let count = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const countedIn = async (work: () => Promise<unknown>): Promise<number> => {
    const before = count;
    await work();
    return count - before;
  };
  return { db: counting, countedIn };
};
