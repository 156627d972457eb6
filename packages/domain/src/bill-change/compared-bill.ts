import type { Bill } from '../bill/bill.ts';
import type { BillInput } from '../bill/bill-input.ts';

/** What a use consumed in a period; ids are of load meters, null is what none measures. */
export type UsedEnergy = { readonly meterId: number | null; readonly energyMwh: number };

export type ComparedBill = {
  readonly input: BillInput;
  readonly bill: Bill;
  /** They sum up to the consumption. */
  readonly uses: readonly UsedEnergy[];
};
