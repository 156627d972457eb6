// Pure: which figures of a month or bill differ from what was put by.
import { amountDue, type BillTotals, recordOf, type SiteTotals } from '@ohmstead/domain';
import type { BillFigures, MonthFigures } from '../storage/schema/rejudging.ts';

export const monthFigures = [
  'imported',
  'exported',
  'yielded',
  'consumed',
] as const satisfies (keyof MonthFigures)[];

export const figuresOfMonth = ({ energy }: Pick<SiteTotals, 'energy'>): MonthFigures =>
  recordOf(monthFigures, (figure) => energy[figure]);

export const figuresOfBill = (totals: BillTotals, before: BillFigures): BillFigures => ({
  ...before,
  due: amountDue(totals),
});

/** 0.001 kWh: what a screen shows at most. */
const leastMwh = 1_000;
/** A minor unit of the currency. */
const leastAmount = 1;

export const differingFigures = (
  before: MonthFigures,
  after: MonthFigures,
): (typeof monthFigures)[number][] =>
  monthFigures.filter((figure) => isDifferent(before[figure], after[figure], leastMwh));

export const isBillDifferent = (before: BillFigures, after: BillFigures): boolean =>
  isDifferent(before.due, after.due, leastAmount);

const isDifferent = (before: number | null, after: number | null, least: number): boolean =>
  before === null || after === null ? before !== after : Math.abs(after - before) >= least;
