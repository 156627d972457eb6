import { setTimeout } from 'node:timers/promises';
import { isDatabaseAway } from '../../storage/database-trouble.ts';
import type { Care, GroupWriter } from './group-write.ts';

/** A database that restarts is back within seconds; no reading needs to be refused for that. */
const pausesMs = [50, 100, 200, 400, 800, 1600];

/**
 * Tries until the database is back, but not long, and only once when it was away before or there is no time;
 * null once written, else why it is not.
 */
export const retryWhileDatabaseDown = <Item>(
  writer: Pick<GroupWriter<Item>, 'write'>,
  isHurried: () => boolean,
): ((group: readonly Item[], care: Care) => Promise<unknown>) => {
  let isAway = false;
  return async (group, care) => {
    for (let tried = 0; ; tried += 1) {
      try {
        await writer.write(group, care);
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
