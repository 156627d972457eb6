import { troubleOf } from './database-trouble.ts';

/**
 * Stores what is kept only to be found sooner the next time. A database that is read-only or has no room can still
 * answer queries.
 */
export const keepIfPossible = async (keeping: Promise<unknown>): Promise<void> => {
  try {
    await keeping;
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble !== 'storage_read_only' && trouble !== 'storage_full') throw error;
  }
};
