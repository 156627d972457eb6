import type { EmissionFactors } from '../emissions/emission-factors.ts';
import type { SiteSlots } from '../site/site-slots.ts';
import { sourcesAt } from '../site/sources-at.ts';
import type { EndUses } from './end-use.ts';
import { presentUses } from './present-uses.ts';
import type { RunningStored, RunningUses } from './running-uses.ts';
import { runningWorth } from './running-worth.ts';
import { sharedOf, shareSlot } from './share-slot.ts';
import { pricedSlots, type Tariffs } from './slot-price.ts';
import { ratesBySlot, type SlotRates } from './slot-rates.ts';
import { energyOf, type MeteredLoad, useTree } from './use-tree.ts';

export type EndUseInput = {
  readonly slots: SiteSlots;
  /** The site's load meters; their columns begin with the site's. */
  readonly meters: readonly MeteredLoad[];
  readonly tariffs: Tariffs;
  readonly currency: string;
  readonly emission: EmissionFactors;
};

export const endUsesOf = ({ slots, meters, tariffs, currency, emission }: EndUseInput): EndUses => {
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
  const ratesIn = ratesBySlot({ priced, emission }, slots.fromMs);
  for (let slot = 0; slot < count; slot += 1) countSlot(state, slot, ratesIn(slot));
  const hasFactor = emission.factors.length > 0 || emission.usualGPerKwh !== null;
  return presentUses(state, { currency, isPriced: priced.length > 0, hasFactor });
};

const startStored = (): RunningStored => ({
  chargedMwh: 0,
  dischargedMwh: 0,
  gridStoredMwh: 0,
  worth: runningWorth(),
});

const countSlot = (state: RunningUses, slot: number, rates: SlotRates): void => {
  const { slots, root } = state;
  const consumed = slots.consumed[slot] ?? null;
  if (consumed === null) {
    for (const child of root.children) state.outsideMwh += energyOf(child, slot) ?? 0;
    return;
  }
  state.knownSlots += 1;
  const sources = sourcesAt(slots, slot);
  const shared = sharedOf(consumed, sources);
  shareSlot(root, slot, shared, rates);
  const gridStoredMwh = sources.gridStored ?? 0;
  state.stored = {
    chargedMwh: state.stored.chargedMwh + (slots.charged[slot] ?? 0),
    dischargedMwh: state.stored.dischargedMwh + (slots.discharged[slot] ?? 0),
    gridStoredMwh: state.stored.gridStoredMwh + gridStoredMwh,
    worth: state.stored.worth,
  };
  if (rates.priceMicros === null) state.unpricedMwh += shared.gridMwh + gridStoredMwh;
  state.stored.worth.add(gridStoredMwh, rates);
};
