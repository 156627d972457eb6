import * as z from 'zod/mini';

/** A local date of the site, or an instant with offset. */
const instantOrDate = z.optional(z.string('date_invalid').check(z.maxLength(40, 'date_invalid')));

/** The end is exclusive. */
export const askedSpan = { starttime: instantOrDate, endtime: instantOrDate };
