// The load meters of a site as a tree, with what each has come to so far. The site itself is its root.
import type { SlotColumn } from '../site/site-slots.ts';
import { type LoadMeter, metersBehind } from './meters-behind.ts';
import { type RunningWorth, runningWorth } from './running-worth.ts';

export type MeteredLoad = LoadMeter & {
  /** mWh of the span's quarter-hours; null is unknown. */
  readonly imported: SlotColumn;
};

/** Energy with its sources so far. */
export type RunningUse = {
  energyMwh: number;
  gridMwh: number;
  directMwh: number;
  storageMwh: number;
  readonly worth: RunningWorth;
  /** Its energy of each quarter-hour, for what is always on. */
  readonly column: (number | null)[];
};

export type UseNode = {
  readonly meter: MeteredLoad | null;
  readonly children: readonly UseNode[];
  readonly use: RunningUse;
  /** What its children do not measure. */
  readonly rest: RunningUse;
  unknownSlots: number;
};

export const useTree = (meters: readonly MeteredLoad[], count: number): UseNode => {
  const behind = metersBehind(meters);
  const nodeOf = (meter: MeteredLoad | null): UseNode => ({
    meter,
    children: meters.filter(({ id }) => (behind.get(id) ?? null) === (meter?.id ?? null)).map(nodeOf),
    use: startUse(count),
    rest: startUse(count),
    unknownSlots: 0,
  });
  return nodeOf(null);
};

const startUse = (count: number): RunningUse => ({
  energyMwh: 0,
  gridMwh: 0,
  directMwh: 0,
  storageMwh: 0,
  worth: runningWorth(),
  column: new Array<number | null>(count).fill(null),
});

/** What it showed; where it is unknown, what stands behind it showed at least. Null: nothing is known of either. */
export const energyOf = ({ meter, children }: UseNode, slot: number): number | null => {
  const own = meter?.imported[slot] ?? null;
  if (own !== null) return own;
  let sum: number | null = null;
  for (const child of children) {
    const energy = energyOf(child, slot);
    if (energy !== null) sum = (sum ?? 0) + energy;
  }
  return sum;
};
