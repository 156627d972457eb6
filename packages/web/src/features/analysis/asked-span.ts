// Pure: a period as the analyses are asked for it.
import { type Period, spanOf } from '../../report/period.ts';

/** Local dates of the site, the end not included, or instants. */
export type AskedSpan = { readonly starttime?: string; readonly endtime?: string };

/** No meter is older: a load of all time begins with the first reading. */
const beforeAnyReading = '1970-01-01';

export const askedSpan = (period: Period): AskedSpan =>
  period.kind === 'total' ? { starttime: beforeAnyReading } : spanOf(period);
