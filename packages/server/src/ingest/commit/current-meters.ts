// A meter may be changed or deleted between a reading's acknowledgement and its writing.
import type { KnownMeter, MeterCache } from '../admission/meter-cache.ts';
import type { PendingReading } from './pending-reading.ts';

export type Found = {
  /** The readings with their meters as they are now. */
  readonly group: readonly PendingReading[];
  /** Readings of meters that no longer exist. */
  readonly orphans: readonly PendingReading[];
};

export const findCurrentMeters = async (
  meterCache: Pick<MeterCache, 'isCurrent' | 'byId'>,
  items: readonly PendingReading[],
): Promise<Found> => {
  const ids = new Set<number>();
  for (const { meter } of items) if (!meterCache.isCurrent(meter)) ids.add(meter.id);
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
