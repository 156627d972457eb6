// Pure: what the address of the replacement says beside the path.

import { type CauseDates, datesOfSearch } from '../../../causes/cause-dates.ts';

/** The days of the audit list that led here, to which the way back leads. */
export type ReplaceSearch = CauseDates & {
  /** The instant of a question that another meter is the answer to: the form begins with its date and counts. */
  at?: string;
};

export const replaceSearch = ({ at, ...dates }: Record<string, unknown>): ReplaceSearch => ({
  ...(typeof at === 'string' && !Number.isNaN(Date.parse(at)) && { at }),
  ...datesOfSearch(dates),
});
