// How much of what each load meter drew came from the grid, quarter-hour by quarter-hour, by the rules of `end-use.ts`.
import type { SiteSlots, SlotColumn } from '../site/site-slots.ts';
import { sourcesAt } from '../site/sources-at.ts';
import { sharedOf, shareSlot } from './share-slot.ts';
import { type MeteredLoad, type UseNode, useTree } from './use-tree.ts';

type GridInput = { readonly slots: SiteSlots; readonly meters: readonly MeteredLoad[] };

/** Only the energy is of interest. */
const noRates = { priceMicros: null, taxPpm: 0, emittedMg: null };

/** mWh by meter; null where the meter or the site's consumption is unknown. */
export const gridOfUses = ({ slots, meters }: GridInput): Map<number, SlotColumn> => {
  const count = slots.consumed.length;
  const root = useTree(meters, count);
  const found = nodesIn(root).map((node) => ({ node, column: new Array<number | null>(count).fill(null) }));
  for (let slot = 0; slot < count; slot += 1) {
    const consumed = slots.consumed[slot] ?? null;
    if (consumed === null) continue;
    const shared = sharedOf(consumed, sourcesAt(slots, slot));
    const before = found.map(({ node }) => node.use.gridMwh);
    shareSlot(root, slot, shared, noRates);
    for (const [place, { node, column }] of found.entries())
      if (node.use.column[slot] !== null) column[slot] = node.use.gridMwh - (before[place] ?? 0);
  }
  return new Map(found.map(({ node, column }) => [node.meter.id, column]));
};

type MeterNode = UseNode & { readonly meter: NonNullable<UseNode['meter']> };

const nodesIn = ({ children }: UseNode): MeterNode[] =>
  children.flatMap((child) => [...(child.meter === null ? [] : [child as MeterNode]), ...nodesIn(child)]);
