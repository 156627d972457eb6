// Shares a quarter-hour's energy out among the uses.
import type { Sources } from '../balance/sources.ts';
import { shareOut } from './share-out.ts';
import type { SlotRates } from './slot-rates.ts';
import { energyOf, type RunningUse, type UseNode } from './use-tree.ts';

/** What there is to share, mWh. */
export type Shared = {
  readonly energyMwh: number;
  readonly gridMwh: number;
  readonly directMwh: number;
  readonly storageMwh: number;
};

/** What a site consumed, by its sources. */
export const sharedOf = (energyMwh: number, { gridUsed, directUsed, storageUsed }: Sources): Shared => ({
  energyMwh,
  gridMwh: gridUsed ?? 0,
  directMwh: directUsed ?? 0,
  storageMwh: storageUsed ?? 0,
});

export const shareSlot = (node: UseNode, slot: number, shared: Shared, rates: SlotRates): void => {
  addUse(node.use, slot, shared, rates);
  if (node.meter?.imported[slot] === null) node.unknownSlots += 1;
  if (node.children.length === 0) return;
  const energies = node.children.map((child) => energyOf(child, slot));
  const rest = shared.energyMwh - energies.reduce<number>((sum, energy) => sum + (energy ?? 0), 0);
  const weights = [...energies.map((energy) => Math.max(0, energy ?? 0)), Math.max(0, rest)];
  const [grid, direct, storage] = [shared.gridMwh, shared.directMwh, shared.storageMwh].map((source) =>
    sharesOf(source, weights),
  );
  const shareOf = (place: number, energyMwh: number): Shared => ({
    energyMwh,
    gridMwh: grid?.[place] ?? 0,
    directMwh: direct?.[place] ?? 0,
    storageMwh: storage?.[place] ?? 0,
  });
  for (const [place, child] of node.children.entries()) {
    const energy = energies[place] ?? null;
    if (energy === null) child.unknownSlots += 1;
    else shareSlot(child, slot, shareOf(place, energy), rates);
  }
  addUse(node.rest, slot, shareOf(node.children.length, rest), rates);
};

const sharesOf = (amount: number, weights: readonly number[]): number[] => {
  const shares = new Array<number>(weights.length).fill(0);
  if (amount !== 0) shareOut(amount, weights, shares);
  return shares;
};

const addUse = (use: RunningUse, slot: number, shared: Shared, rates: SlotRates): void => {
  use.energyMwh += shared.energyMwh;
  use.gridMwh += shared.gridMwh;
  use.directMwh += shared.directMwh;
  use.storageMwh += shared.storageMwh;
  use.column[slot] = shared.energyMwh;
  use.worth.add(shared.gridMwh, rates);
};
