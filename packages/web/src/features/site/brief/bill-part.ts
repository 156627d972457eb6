// Pure: what the bill’s sentence at the top of a site is made of.
import type { SiteForecast, SiteMoney } from '@ohmstead/contract';

export type BillPart = {
  readonly from: string;
  /** Not included. */
  readonly to: string;
  readonly currency: string;
  /** Null while days of it are computed: the sentence keeps its place. */
  readonly soFar: number | null;
  readonly expected: number | null;
  readonly band: { readonly low: number; readonly high: number } | null;
};

/** The bill so far is the billing report's. What it is heading for is left out while it is not known. */
export const billPart = (
  money: SiteMoney | null,
  forecast: SiteForecast['bill'] | undefined,
): BillPart | null => {
  if (money === null) return null;
  const { currency, from, to, bill: soFar } = money;
  return { from, to, currency, soFar, expected: forecast?.expected ?? null, band: forecast?.band ?? null };
};

/** A billing period that is a calendar month is called by its name. */
export const isCalendarMonth = ({ from, to }: Pick<BillPart, 'from' | 'to'>): boolean =>
  from.endsWith('-01') && to.endsWith('-01');
