import { useSearch } from '@tanstack/react-router';
import { type CauseDates, datesOfSearch } from '../../../causes/cause-dates.ts';

/** The days in the address, which links from the audit list and back to it keep. */
export const useAuditDates = (): CauseDates => datesOfSearch(useSearch({ strict: false }));
