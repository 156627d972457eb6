// Pure: what the sentences at the top of a site are made of.
import type { SiteBrief, SiteForecast, SiteMoney } from '@ohmstead/contract';

export type YesterdayPart = {
  readonly date: string;
  readonly kWh: number | null;
  readonly amount: number | null;
  /** How it compares with a usual day of its weekday; null where that cannot be said. */
  readonly than: { readonly word: 'less' | 'more' | 'same'; readonly share: number } | null;
  /** Set where only a part of the day is known. */
  readonly knownShare: number | null;
};

/** Days differ by this much without a reason. */
const alike = 0.03;
const wholeShare = 0.98;

export const yesterdayPart = ({ yesterday }: SiteBrief): YesterdayPart => {
  const { date, consumptionKwh, amount, knownShare, usual } = yesterday;
  const change = usual?.change ?? null;
  return {
    date,
    kWh: consumptionKwh,
    amount,
    than: change === null ? null : { word: wordOf(change), share: Math.abs(change) },
    knownShare: knownShare < wholeShare ? knownShare : null,
  };
};

const wordOf = (change: number): 'less' | 'more' | 'same' => {
  if (Math.abs(change) < alike) return 'same';
  return change < 0 ? 'less' : 'more';
};

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
