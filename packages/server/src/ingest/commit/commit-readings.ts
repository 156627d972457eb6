// Commits a group of readings as far as this server may: not those of meters that are gone, nor of those that a server with later
// rules has written.
import type pg from 'pg';
import type { MeterCache } from '../admission/meter-cache.ts';
import type { MeterHistory } from '../meter-state/meter-history.ts';
import type { MeterStateCache } from '../meter-state/meter-state-cache.ts';
import { commitApart } from './commit-apart.ts';
import { findCurrentMeters } from './current-meters.ts';
import type { PendingReading } from './pending-reading.ts';
import { type GroupPlan, planGroup } from './plan-group.ts';
import type { ArrivalStamps } from './stamp-arrivals.ts';
import { withoutLaterRules } from './without-later-rules.ts';
import { writeGroup } from './write-group.ts';

type Parts = {
  readonly pool: pg.Pool;
  readonly isCluster: boolean;
  readonly history: MeterHistory;
  readonly states: MeterStateCache;
  readonly meterCache: Pick<MeterCache, 'isCurrent' | 'byId' | 'forgetMeter'>;
  readonly stamps: Pick<ArrivalStamps, 'settle'>;
};

export type Committed = {
  readonly group: PendingReading[];
  /** Of meters that no longer exist. */
  readonly orphans: PendingReading[];
  /** Of meters that a server with later rules has written. */
  readonly ahead: PendingReading[];
  readonly duplicates: Set<object>;
};

export const keyOf = ({ meter }: PendingReading): number => meter.id;

export const commitReadings =
  (parts: Parts) =>
  async (items: readonly PendingReading[], trustCache: boolean): Promise<Committed> => {
    const { states, stamps } = parts;
    const done: Committed = { group: [], orphans: [], ahead: [], duplicates: new Set() };
    await commitApart(items, {
      keyOf,
      forget: (meterIds) => {
        for (const id of meterIds) states.forget(id);
      },
      commit: async (part) => {
        const { ours, ahead } = await withoutLaterRules(states, part, keyOf);
        await stamps.settle(ours);
        const { group, orphans } = await findCurrentMeters(parts, ours);
        const { duplicates } = await commitOnce(parts, group, trustCache);
        done.group.push(...group);
        done.orphans.push(...orphans);
        done.ahead.push(...ahead);
        for (const duplicate of duplicates) done.duplicates.add(duplicate);
      },
    });
    return done;
  };

const commitOnce = async (
  { pool, isCluster, history, states }: Parts,
  group: readonly PendingReading[],
  trustCache: boolean,
): Promise<GroupPlan> => {
  const plan = await planGroup(history, states, group, trustCache);
  const watched = await writeGroup({ pool, isCluster }, plan.rows);
  for (const [meterId, next] of plan.nextStates) {
    if (next)
      states.set(meterId, watched.has(meterId) ? { ...next, watched: watched.get(meterId) ?? null } : next);
    else states.forget(meterId);
  }
  return plan;
};
