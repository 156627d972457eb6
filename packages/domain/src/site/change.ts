// How a figure compares with an earlier one.
import { consumptionIn, coverageIn, type SiteTotals } from './site-totals.ts';

/** The change as a share of the earlier figure: 0 from 0 to 0, and null from 0 to anything else. */
export const relativeChange = (now: number | null, before: number | null): number | null => {
  if (now === null || before === null) return null;
  if (now === before) return 0;
  return before > 0 ? now / before - 1 : null;
};

/** If more of a day were missing, a comparison would show the gap instead of the consumption. */
const toleratedMissing = 0.05;

export type DayChange = {
  readonly import: number | null;
  readonly export: number | null;
  readonly yield: number | null;
  readonly consumption: number | null;
};

/** Today and yesterday up to the same time, where both are known well enough to be compared. */
export const dayChange = (day: SiteTotals, before: SiteTotals): DayChange => {
  const changeOf = (
    figure: 'imported' | 'exported' | 'yielded' | 'consumed',
    energyIn: (totals: SiteTotals) => number | null,
  ): number | null => {
    const isKnown = (totals: SiteTotals) => coverageIn(totals, figure).missing <= toleratedMissing;
    return isKnown(day) && isKnown(before) ? relativeChange(energyIn(day), energyIn(before)) : null;
  };
  return {
    import: changeOf('imported', ({ energy }) => energy.imported),
    export: changeOf('exported', ({ energy }) => energy.exported),
    yield: changeOf('yielded', ({ energy }) => energy.yielded),
    consumption: changeOf('consumed', consumptionIn),
  };
};
