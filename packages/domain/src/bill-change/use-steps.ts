// The part of consumption in a bill's change, by what each use consumed more or less a day.
import type { ComparedBill } from './compared-bill.ts';

type Compared = { readonly before: ComparedBill; readonly after: ComparedBill };

export type UseStep = { readonly meterId: number | null; readonly amount: number };

/** Shares the whole amount out in proportion to the changes; what no meter measures comes last and takes what rounding leaves. */
export const useSteps = (
  { before, after }: Compared,
  [daysBefore, daysAfter]: readonly [number, number],
  whole: number,
): UseStep[] => {
  const changes = idsOf(before, after).map((meterId) => ({
    meterId,
    change: energyOf(after, meterId) * daysBefore - energyOf(before, meterId) * daysAfter,
  }));
  const sum = changes.reduce((total, { change }) => total + change, 0);
  let reached = 0;
  let given = 0;
  return changes.map(({ meterId, change }, place) => {
    reached += change;
    const upTo = place === changes.length - 1 ? whole : sharedUpTo(whole, reached, sum);
    const amount = upTo - given;
    given = upTo;
    return { meterId, amount };
  });
};

const sharedUpTo = (whole: number, reached: number, sum: number): number =>
  sum === 0 ? 0 : Math.round(whole * (reached / sum));

const idsOf = (before: ComparedBill, after: ComparedBill): (number | null)[] => {
  const ids = [...before.uses, ...after.uses].flatMap(({ meterId }) => (meterId === null ? [] : [meterId]));
  return [...[...new Set(ids)].sort((a, b) => a - b), null];
};

const energyOf = ({ uses }: ComparedBill, meterId: number | null): number =>
  uses.reduce((sum, use) => sum + (use.meterId === meterId ? use.energyMwh : 0), 0);
