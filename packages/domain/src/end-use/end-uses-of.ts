import type { SiteSlots } from '../site/site-slots.ts';
import { sourcesAt } from '../site/sources-at.ts';
import type { EndUses } from './end-use.ts';
import { presentUses } from './present-uses.ts';
import { runningCost } from './running-cost.ts';
import type { RunningStored, RunningUses } from './running-uses.ts';
import { type Shared, type SlotPrice, shareSlot } from './share-slot.ts';
import { type PricedSlots, pricedSlots, type Tariffs } from './slot-price.ts';
import { energyOf, type MeteredLoad, useTree } from './use-tree.ts';

export type EndUseInput = {
  readonly slots: SiteSlots;
  /** The site's load meters; their columns begin with the site's. */
  readonly meters: readonly MeteredLoad[];
  readonly tariffs: Tariffs;
  readonly currency: string;
};

export const endUsesOf = ({ slots, meters, tariffs, currency }: EndUseInput): EndUses => {
  const count = slots.consumed.length;
  const root = useTree(meters, count);
  const state: RunningUses = {
    slots,
    root,
    stored: startStored(),
    outsideMwh: 0,
    unpricedMwh: 0,
    knownSlots: 0,
  };
  const priced = pricedSlots(tariffs, { fromMs: slots.fromMs, count });
  for (let slot = 0, at = 0; slot < count; slot += 1) {
    while (slot >= (priced[at]?.to ?? Number.POSITIVE_INFINITY)) at += 1;
    countSlot(state, slot, slotPrice(priced[at], slot));
  }
  return presentUses(state, { currency, isPriced: priced.length > 0 });
};

const startStored = (): RunningStored => ({
  chargedMwh: 0,
  dischargedMwh: 0,
  gridStoredMwh: 0,
  cost: runningCost(),
});

const noPrice: SlotPrice = { priceMicros: null, taxPpm: 0 };

const slotPrice = (priced: PricedSlots | undefined, slot: number): SlotPrice =>
  priced && slot >= priced.from ? { priceMicros: priced.priceAt(slot), taxPpm: priced.taxPpm } : noPrice;

const countSlot = (state: RunningUses, slot: number, price: SlotPrice): void => {
  const { slots, root } = state;
  const consumed = slots.consumed[slot] ?? null;
  if (consumed === null) {
    for (const child of root.children) state.outsideMwh += energyOf(child, slot) ?? 0;
    return;
  }
  state.knownSlots += 1;
  const sources = sourcesAt(slots, slot);
  const shared: Shared = {
    energyMwh: consumed,
    gridMwh: sources.gridUsed ?? 0,
    directMwh: sources.directUsed ?? 0,
    storageMwh: sources.storageUsed ?? 0,
  };
  shareSlot(root, slot, shared, price);
  const gridStoredMwh = sources.gridStored ?? 0;
  state.stored = {
    chargedMwh: state.stored.chargedMwh + (slots.charged[slot] ?? 0),
    dischargedMwh: state.stored.dischargedMwh + (slots.discharged[slot] ?? 0),
    gridStoredMwh: state.stored.gridStoredMwh + gridStoredMwh,
    cost: state.stored.cost,
  };
  if (price.priceMicros === null) state.unpricedMwh += shared.gridMwh + gridStoredMwh;
  else if (gridStoredMwh > 0) state.stored.cost.add(gridStoredMwh, price.priceMicros, price.taxPpm);
};
