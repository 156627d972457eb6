// Which meters another server was faster with: what was planned of them is planned anew.
import * as z from 'zod/mini';
import { MetersChanged } from '../../readings/meter-version.ts';
import { violates } from '../../storage/violates.ts';

/** Known by its words: it comes without its code where COPY met it in a node of a cluster. */
const refusal = z.object({ message: z.literal('Meters have been changed meanwhile.'), detail: z.string() });
const ids = z.array(z.number());
/** PostgreSQL names the row in its own words, and the key in these. */
const deleted = z.object({
  code: z.literal('23503'),
  detail: z.string().check(z.regex(/\(\d+\)/)),
});

/** Null where the error is another one. */
export const changedMetersOf = (error: unknown): ReadonlySet<number> | null => {
  if (error instanceof MetersChanged) return new Set(error.meterIds);
  const refused = refusal.safeParse(error);
  if (refused.success) return new Set(ids.parse(JSON.parse(refused.data.detail)));
  const gone = deleted.safeParse(error);
  return gone.success && violates(error, 'latest_reading_meter')
    ? new Set([Number(/\((\d+)\)/.exec(gone.data.detail)?.[1])])
    : null;
};
