// What a span has come to so far.
import type { SiteSlots } from '../site/site-slots.ts';
import type { StoredEnergy } from './end-use.ts';
import type { RunningWorth } from './running-worth.ts';
import type { UseNode } from './use-tree.ts';

export type RunningStored = Omit<StoredEnergy, 'amount' | 'emittedMg'> & { readonly worth: RunningWorth };

export type RunningUses = {
  readonly slots: SiteSlots;
  readonly root: UseNode;
  stored: RunningStored;
  outsideMwh: number;
  unpricedMwh: number;
  knownSlots: number;
};
