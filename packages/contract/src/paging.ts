// Apart from the rules that login loads.
import * as z from 'zod/mini';

const mostSkipped = 1_000_000;

/** How many rows of a list to skip. */
export const skip = z._default(
  z.coerce
    .number('field_invalid')
    .check(
      z.int('field_invalid'),
      z.gte(0, 'number_out_of_range'),
      z.lte(mostSkipped, 'number_out_of_range'),
    ),
  0,
);
