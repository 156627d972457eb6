// The bill of a billing period: every quarter-hour at the price of the version valid then.
import type { Bill } from './bill.ts';
import type { BillInput } from './bill-input.ts';
import { billedParts, partsUpTo } from './billed-part.ts';
import { costUpTo } from './cost.ts';
import { highestDemand } from './demand.ts';
import { incomeUpTo } from './income.ts';
import { savingUpTo } from './saving.ts';

export const billOf = (input: BillInput): Bill => billsUpTo(input)(input.period.toMs);

/** The bill up to instants of the period: each is counted on from the one before, so they may not go back. */
export const billsUpTo = (input: BillInput): ((ms: number) => Bill) => {
  const { period, timeZone, currency } = input;
  const parts = billedParts(input);
  const costOf = costUpTo(input, parts);
  const incomeOf = incomeUpTo(input, parts);
  const savingOf = savingUpTo(input, parts);
  return (ms) => {
    const begun = partsUpTo(parts, ms, timeZone);
    const demand = highestDemand(begun);
    const { cost, credits } = costOf(begun, demand);
    return {
      currency,
      fromDate: period.fromDate,
      toDate: period.toDate,
      cost,
      income: incomeOf(begun, credits),
      saving: savingOf(begun),
      demand,
      quarterHours: begun.reduce((sum, { slotCount }) => sum + slotCount, 0),
    };
  };
};
