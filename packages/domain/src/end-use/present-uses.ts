// What a span has come to, with amounts that sum up: of the parts of a use to the use's, of all to that of the grid's energy.
import { minorUnits } from '../tariff/money.ts';
import { alwaysOnOf } from './always-on.ts';
import type { EndUse, EndUses, SourcedEnergy, Unmeasured } from './end-use.ts';
import { costDivisor, type RunningCost } from './running-cost.ts';
import type { RunningUses } from './running-uses.ts';
import type { RunningUse, UseNode } from './use-tree.ts';

type Money = { readonly currency: string; readonly isPriced: boolean };

export const presentUses = (
  { slots, root, stored, outsideMwh, unpricedMwh, knownSlots }: RunningUses,
  { currency, isPriced }: Money,
): EndUses => {
  const rest = root.children.length === 0 ? root.use : root.rest;
  const costs = [...root.children.map(({ use }) => use.cost), rest.cost, stored.cost];
  const whole = minorUnits(sumOf(costs), costDivisor, currency);
  const amounts = isPriced ? amountsOf(costs, whole, currency) : costs.map(() => null);
  const { cost: _, ...storage } = stored;
  return {
    consumedMwh: root.use.energyMwh,
    uses: usesOf(root, amounts, currency),
    notMeasured: unmeasured(rest, amounts.at(-2) ?? null),
    outsideMwh,
    storage: { ...storage, amount: amounts.at(-1) ?? null },
    unpricedMwh,
    knownSlots,
    slots: slots.consumed.length,
  };
};

const usesOf = (node: UseNode, amounts: readonly (number | null)[], currency: string): EndUse[] =>
  node.children
    .map((child, place) => useOf(child, amounts[place] ?? null, currency))
    .sort((a, b) => b.energyMwh - a.energyMwh || a.meterId - b.meterId);

const useOf = (node: UseNode, amount: number | null, currency: string): EndUse => {
  const costs = [...node.children.map(({ use }) => use.cost), node.rest.cost];
  const amounts = amount === null ? costs.map(() => null) : amountsOf(costs, amount, currency);
  return {
    meterId: node.meter?.id ?? 0,
    ...unmeasured(node.use, amount),
    unknownSlots: node.unknownSlots,
    within: usesOf(node, amounts, currency),
    rest: node.children.length === 0 ? null : unmeasured(node.rest, amounts.at(-1) ?? null),
  };
};

const unmeasured = (use: RunningUse, amount: number | null): Unmeasured => ({
  ...sourced(use),
  alwaysOnMwh: alwaysOnOf(use.column),
  amount,
});

const sourced = ({ energyMwh, gridMwh, directMwh, storageMwh }: RunningUse): SourcedEnergy => ({
  energyMwh,
  gridMwh,
  directMwh,
  storageMwh,
  unsourcedMwh: energyMwh - gridMwh - directMwh - storageMwh,
});

const sumOf = (costs: readonly RunningCost[]): bigint => costs.reduce((sum, cost) => sum + cost.total(), 0n);

/** The last one takes what is left of the whole, less than a minor unit a part. */
const amountsOf = (costs: readonly RunningCost[], whole: number, currency: string): number[] => {
  let exact = 0n;
  let given = 0;
  return costs.map((cost, place) => {
    exact += cost.total();
    const upTo = place === costs.length - 1 ? whole : minorUnits(exact, costDivisor, currency);
    const amount = upTo - given;
    given = upTo;
    return amount;
  });
};
