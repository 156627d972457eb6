// What a span has come to so far.
import type { SiteSlots } from '../site/site-slots.ts';
import type { StoredEnergy } from './end-use.ts';
import type { RunningCost } from './running-cost.ts';
import type { UseNode } from './use-tree.ts';

export type RunningStored = Omit<StoredEnergy, 'amount'> & { readonly cost: RunningCost };

export type RunningUses = {
  readonly slots: SiteSlots;
  readonly root: UseNode;
  stored: RunningStored;
  outsideMwh: number;
  unpricedMwh: number;
  knownSlots: number;
};
