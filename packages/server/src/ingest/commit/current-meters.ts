// A meter may be changed or deleted between a reading's acknowledgement and its writing, by this server or another one.
import type { KnownMeter, MeterCache } from '../admission/meter-cache.ts';
import type { MeterStateCache } from '../meter-state/meter-state-cache.ts';
import type { PendingReading } from './pending-reading.ts';

export type Found = {
  /** The readings with their meters as they are now. */
  readonly group: readonly PendingReading[];
  /** Readings of meters that no longer exist. */
  readonly orphans: readonly PendingReading[];
};

type Caches = {
  readonly meterCache: Pick<MeterCache, 'isCurrent' | 'byId' | 'forgetMeter'>;
  readonly states: Pick<MeterStateCache, 'of'>;
};

export const findCurrentMeters = async (caches: Caches, items: readonly PendingReading[]): Promise<Found> => {
  const { meterCache } = caches;
  const ids = await changedMeters(caches, items);
  if (ids.size === 0) return { group: items, orphans: [] };
  const changed = new Map<number, KnownMeter | null>();
  await Promise.all([...ids].map(async (id) => changed.set(id, await meterCache.byId(id))));
  const orphans = items.filter(({ meter }) => changed.get(meter.id) === null);
  const group = items.flatMap((pending) => {
    const meter = changed.get(pending.meter.id);
    if (meter === null) return [];
    return [meter === undefined ? pending : { ...pending, meter }];
  });
  return { group, orphans };
};

/** States are read before rules: rules that change in between raise the version, and nothing planned by them is written. */
const changedMeters = async (
  { meterCache, states }: Caches,
  items: readonly PendingReading[],
): Promise<ReadonlySet<number>> => {
  const known = await states.of([...new Set(items.map(({ meter }) => meter.id))]);
  const ids = new Set<number>();
  for (const { meter } of items) {
    if (!meterCache.isCurrent(meter)) ids.add(meter.id);
    if (known.get(meter.id)?.rulesVersion === meter.rulesVersion) continue;
    meterCache.forgetMeter(meter.id);
    ids.add(meter.id);
  }
  return ids;
};
