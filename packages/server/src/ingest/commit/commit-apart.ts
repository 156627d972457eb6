// Where another server was faster with some meters of a group, the others are committed, and then those, planned anew.
import { changedMetersOf } from './changed-meters.ts';

export type Apart<Item> = {
  keyOf(item: Item): number;
  /** Commits all of them or none. */
  commit(items: readonly Item[]): Promise<void>;
  /** What is remembered of these meters is old. */
  forget(meterIds: ReadonlySet<number>): void;
};

/** Whoever loses has lost to somebody who wrote, so that this only ends a fault. */
export const mostLost = 100;

export const commitApart = async <Item>(group: readonly Item[], apart: Apart<Item>): Promise<void> => {
  const waiting = [group];
  let lost = 0;
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
    try {
      await apart.commit(part);
    } catch (error) {
      const changed = changedMetersOf(error);
      lost += 1;
      if (changed === null || lost === mostLost) throw error;
      apart.forget(changed);
      const isChanged = (item: Item): boolean => changed.has(apart.keyOf(item));
      const parts = [part.filter((item) => !isChanged(item)), part.filter(isChanged)];
      waiting.unshift(...parts.filter(({ length }) => length > 0));
    }
  }
};
