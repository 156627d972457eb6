// Pure: the account's meters to the overview's count and cards.
import type { MeterLive } from '@ohmstead/contract';
import { hourMs, isLate } from '@ohmstead/domain';
import {
  type MeterFigures,
  type MeterWords,
  meterFigures,
  meterWords,
} from '../../../ui/meter/meter-figures.ts';

export type MeterFilter = 'all' | 'offline';

export type MeterCard = MeterFigures & {
  readonly id: number;
  readonly siteId: number;
  readonly name: string;
  readonly online: boolean;
  readonly state: MeterLive['state'];
  readonly waiting: boolean;
  readonly words: MeterWords;
  readonly updatedMs: number | null;
  /** True when the update was so long ago that the time of day alone would be ambiguous. */
  readonly longAgo: boolean;
  /** Older than it should be. */
  readonly late: boolean;
};

export type MeterOverview = {
  readonly total: number;
  readonly online: number;
  readonly offline: number;
  readonly onlineShare: number;
  readonly cards: readonly MeterCard[];
};

export const meterOverview = (
  meters: readonly MeterLive[],
  filter: MeterFilter,
  nowMs: number,
): MeterOverview => {
  const online = meters.filter((meter) => meter.isOnline === 1).length;
  const wanted = filter === 'all' ? meters : meters.filter((meter) => meter.isOnline === 0);
  return {
    total: meters.length,
    online,
    offline: meters.length - online,
    onlineShare: meters.length === 0 ? 0 : online / meters.length,
    cards: wanted.toSorted(worstFirst).map((meter) => meterCard(meter, nowMs)),
  };
};

/** Sorting is stable: among the silent, those with a fault and the others the server's order stays. */
const worstFirst = (a: MeterLive, b: MeterLive): number => urgencyOf(a) - urgencyOf(b);

const urgencyOf = ({ state }: MeterLive): number => (state === 'noResponse' ? 0 : state === 'alert' ? 1 : 2);

const meterCard = (meter: MeterLive, nowMs: number): MeterCard => {
  const updatedMs = meter.lastUpdate === null ? null : Date.parse(meter.lastUpdate);
  return {
    ...meterFigures(meter),
    id: meter.id,
    siteId: meter.siteId,
    name: meter.name,
    online: meter.isOnline === 1,
    state: meter.state,
    waiting: updatedMs === null,
    words: meterWords(meter.useType),
    updatedMs,
    longAgo: updatedMs !== null && nowMs - updatedMs > 12 * hourMs,
    late: isLate(updatedMs, meter.uploadIntervalSeconds, nowMs),
  };
};
