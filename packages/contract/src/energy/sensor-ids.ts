import * as z from 'zod/mini';

const longestList = 2000;
/** The ids of meters of the site, separated by commas. */
export const sensorids = z.optional(
  z
    .string('id_invalid')
    .check(z.maxLength(longestList, 'id_invalid'), z.regex(/^(?:\d{1,15}(?:,\d{1,15})*)?$/, 'id_invalid')),
);
