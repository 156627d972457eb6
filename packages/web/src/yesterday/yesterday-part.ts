// Pure: what is said of yesterday, of a site or of several together.
import type { SiteBrief } from '@ohmstead/contract';

/** How it compares with a usual day of its weekday. */
export type Than = { readonly word: 'less' | 'more' | 'same'; readonly share: number };

export type YesterdayPart = {
  readonly date: string;
  readonly kWh: number | null;
  readonly amount: number | null;
  /** Null where it cannot be compared. */
  readonly than: Than | null;
  /** Set where only a part of the day is known. */
  readonly knownShare: number | null;
};

const wholeShare = 0.98;

export const yesterdayPart = ({
  date,
  consumptionKwh,
  amount,
  knownShare,
  usual,
}: SiteBrief['yesterday']): YesterdayPart => ({
  date,
  kWh: consumptionKwh,
  amount,
  than: thanOf(usual?.change ?? null),
  knownShare: knownShare < wholeShare ? knownShare : null,
});

/** Days differ by this much without a reason. */
const alike = 0.03;

export const thanOf = (change: number | null): Than | null => {
  if (change === null) return null;
  const share = Math.abs(change);
  if (share < alike) return { word: 'same', share };
  return { word: change < 0 ? 'less' : 'more', share };
};
