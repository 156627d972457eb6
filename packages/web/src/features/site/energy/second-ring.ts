// Pure: where the house's power goes, as far as load meters show it: those at the top, and what none measures.
import type { LivePower, MeterLive } from '@ohmstead/contract';
import { useTypes } from '@ohmstead/domain';
import { deadBandW } from '../../../ui/charts/flow/flow-geometry.ts';

export type RingNode = {
  readonly key: string;
  readonly kind: 'meter' | 'others' | 'notMeasured';
  /** Null where it is of no single meter. */
  readonly meterId: number | null;
  readonly name: string;
  readonly powerW: number | null;
};

/** More do not fit beside one another on a phone. */
const mostNodes = 4;

/** `ranked` names meters by how much they used of late, the first the most: by power they would change their places all the time. */
export const secondRing = (
  { consumptionW }: Pick<LivePower, 'consumptionW'>,
  meters: readonly MeterLive[],
  ranked: readonly number[],
): RingNode[] => {
  const sending = meters.filter(({ lastUpdate }) => lastUpdate !== null);
  const tops = sending.filter(
    ({ useType, behindMeterId }) => useType === useTypes.load && behindMeterId === null,
  );
  // Load meters alone are all that is used.
  const hasRest = sending.some(({ useType }) => useType !== useTypes.load);
  if (tops.length === 0 || (tops.length === 1 && !hasRest)) return [];
  const places = hasRest ? mostNodes - 1 : mostNodes;
  const inOrder = tops.toSorted((a, b) => rankOf(ranked, a) - rankOf(ranked, b));
  const named = inOrder.length > places ? inOrder.slice(0, places - 1) : inOrder;
  const others = inOrder.slice(named.length);
  return [
    ...named.map(nodeOf),
    ...(others.length > 0 ? [together('others', sumOf(others))] : []),
    ...(hasRest ? [together('notMeasured', restOf(consumptionW, sumOf(tops)))] : []),
  ];
};

const rankOf = (ranked: readonly number[], { id }: MeterLive): number => {
  const rank = ranked.indexOf(id);
  return rank < 0 ? ranked.length : rank;
};

const nodeOf = (meter: MeterLive): RingNode => ({
  key: `${meter.id}`,
  kind: 'meter',
  meterId: meter.id,
  name: meter.name,
  powerW: powerOf(meter),
});

const together = (kind: 'others' | 'notMeasured', powerW: number | null): RingNode => ({
  key: kind,
  kind,
  meterId: null,
  name: '',
  powerW,
});

const powerOf = ({ isOnline, gl }: MeterLive): number | null => (isOnline === 1 ? gl : null);

const sumOf = (meters: readonly MeterLive[]): number | null =>
  meters.reduce<number | null>((sum, meter) => {
    const powerW = powerOf(meter);
    return sum === null || powerW === null ? null : sum + powerW;
  }, 0);

/** Meters read at different moments may show more than the house uses: then it is not known. */
const restOf = (consumptionW: number | null, measuredW: number | null): number | null => {
  if (consumptionW === null || measuredW === null) return null;
  const restW = consumptionW - measuredW;
  return restW < -deadBandW ? null : Math.max(0, restW);
};
