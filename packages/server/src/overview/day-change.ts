// How today compares with yesterday by the same time, where both are known well enough to be compared.
import type { SiteOverview } from '@ohmstead/contract';
import { consumptionIn, coverageIn, recordOf, type SiteTotals } from '@ohmstead/domain';

/** More of a day than that unknown, and a comparison would tell of the hole instead of the use. */
const toleratedMissing = 0.05;

const compared = {
  import: 'imported',
  export: 'exported',
  yield: 'yielded',
  consumption: 'consumed',
} as const;
const keys = ['import', 'export', 'yield', 'consumption'] as const;

export const dayChange = (day: SiteTotals, before: SiteTotals): SiteOverview['dayChange'] =>
  recordOf(keys, (key) => {
    const figure = compared[key];
    const isKnown = (totals: SiteTotals) => coverageIn(totals, figure).missing <= toleratedMissing;
    const energyIn = (totals: SiteTotals) =>
      key === 'consumption' ? consumptionIn(totals) : totals.energy[figure];
    return isKnown(day) && isKnown(before) ? changeOf(energyIn(day), energyIn(before)) : null;
  });

/** Nothing after nothing is no change; something after nothing is no share of it. */
const changeOf = (mwh: number | null, beforeMwh: number | null): number | null => {
  if (mwh === null || beforeMwh === null) return null;
  if (mwh === beforeMwh) return 0;
  return beforeMwh > 0 ? mwh / beforeMwh - 1 : null;
};
