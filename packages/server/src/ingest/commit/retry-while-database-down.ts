import { setTimeout } from 'node:timers/promises';
import { isDatabaseAway } from '../../storage/database-trouble.ts';

/** A database that restarts is back within seconds; no reading needs to be refused for that. */
const pausesMs = [50, 100, 200, 400, 800, 1600];

/** Without `trustCache` nothing that is remembered of a meter is believed: it is read again. */
export type WriteGroup<Item> = (group: readonly Item[], trustCache: boolean) => Promise<void>;

/**
 * Writes a group, trying again for a few seconds while the database is down. It tries once only when the database was
 * down at the group before, or when the server is about to stop. Resolves to null once the group is written, otherwise
 * to the failure.
 */
export const retryWhileDatabaseDown = <Item>(
  write: WriteGroup<Item>,
  isHurried: () => boolean,
): ((group: readonly Item[], trustCache: boolean) => Promise<unknown>) => {
  let isAway = false;
  return async (group, trustCache) => {
    for (let tried = 0; ; tried += 1) {
      try {
        await write(group, trustCache);
        isAway = false;
        return null;
      } catch (error) {
        const pauseMs = isAway || isHurried() ? undefined : pausesMs[tried];
        if (!isDatabaseAway(error) || pauseMs === undefined) {
          isAway = isDatabaseAway(error);
          return error;
        }
        await setTimeout(pauseMs);
      }
    }
  };
};
