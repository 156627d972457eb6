import type { TariffVersion } from './tariff-version.ts';

/** Local dates, half-open. */
export type DateSpan = { readonly fromDate: string; readonly toDate: string };

/** The dates from `fromDate` to before `toDate` on which no version holds: allowed, and without a price. */
export const versionGaps = (
  versions: readonly TariffVersion[],
  { fromDate, toDate }: DateSpan,
): DateSpan[] => {
  const gaps: DateSpan[] = [];
  let from = fromDate;
  for (const { validFrom, validTo } of versions.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))) {
    const to = validFrom < toDate ? validFrom : toDate;
    if (from < to) gaps.push({ fromDate: from, toDate: to });
    if (validTo === null) return gaps;
    if (validTo > from) from = validTo;
  }
  return from < toDate ? [...gaps, { fromDate: from, toDate }] : gaps;
};
