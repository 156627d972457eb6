// What is typed into a search, as patterns that a folded text must all match.
import { type RawBuilder, sql } from 'kysely';

const mostWords = 8;

/** One pattern a word, which matches where the word stands anywhere in the text. */
export const patternsOf = (search: string | undefined): string[] =>
  (search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/** The database folds the patterns as it has folded the text; without any, every text matches. */
export const matchesAll = (folded: RawBuilder<unknown>, patterns: readonly string[]): RawBuilder<boolean> =>
  patterns.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(
        patterns.map((pattern) => sql`${folded} like lower(${pattern}::text)`),
        sql` and `,
      )})`;
