// What a span has come to, with amounts and masses that sum up: of the parts of a use to the use's, of all to that of the grid's
// energy.
import { alwaysOnOf } from './always-on.ts';
import type { EndUse, EndUses, SourcedEnergy, Unmeasured, Worth } from './end-use.ts';
import type { RunningUses } from './running-uses.ts';
import { type Valued, wholeWorth, worthsOf } from './share-worth.ts';
import type { RunningUse, UseNode } from './use-tree.ts';

const unknown: Worth = { amount: null, emittedMg: null };

export const presentUses = (
  { slots, root, stored, outsideMwh, unpricedMwh, knownSlots }: RunningUses,
  valued: Valued,
): EndUses => {
  const rest = root.children.length === 0 ? root.use : root.rest;
  const parts = [...root.children.map(({ use }) => use.worth), rest.worth, stored.worth];
  const worths = worthsOf(parts, wholeWorth(parts, valued), valued.currency);
  const { worth: _, ...storage } = stored;
  return {
    consumedMwh: root.use.energyMwh,
    uses: usesOf(root, worths, valued.currency),
    notMeasured: unmeasured(rest, worths.at(-2)),
    outsideMwh,
    storage: { ...storage, ...(worths.at(-1) ?? unknown) },
    unpricedMwh,
    knownSlots,
    slots: slots.consumed.length,
  };
};

const usesOf = (node: UseNode, worths: readonly Worth[], currency: string): EndUse[] =>
  node.children
    .map((child, place) => useOf(child, worths[place] ?? unknown, currency))
    .sort((a, b) => b.energyMwh - a.energyMwh || a.meterId - b.meterId);

const useOf = (node: UseNode, worth: Worth, currency: string): EndUse => {
  const parts = [...node.children.map(({ use }) => use.worth), node.rest.worth];
  const worths = worthsOf(parts, worth, currency);
  return {
    meterId: node.meter?.id ?? 0,
    ...unmeasured(node.use, worth),
    unknownSlots: node.unknownSlots,
    within: usesOf(node, worths, currency),
    rest: node.children.length === 0 ? null : unmeasured(node.rest, worths.at(-1)),
  };
};

const unmeasured = (use: RunningUse, worth: Worth = unknown): Unmeasured => ({
  ...sourced(use),
  alwaysOnMwh: alwaysOnOf(use.column),
  ...worth,
});

const sourced = ({ energyMwh, gridMwh, directMwh, storageMwh }: RunningUse): SourcedEnergy => ({
  energyMwh,
  gridMwh,
  directMwh,
  storageMwh,
  unsourcedMwh: energyMwh - gridMwh - directMwh - storageMwh,
});
