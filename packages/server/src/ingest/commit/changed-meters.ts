// Which meters another server was faster with: what was planned of them is planned anew.
import * as z from 'zod/mini';
import { MetersChanged } from '../../readings/meter-version.ts';

const refusal = z.object({ code: z.literal('OM001'), detail: z.string() });
const ids = z.array(z.number());

/** Null where the error is another one. */
export const changedMetersOf = (error: unknown): ReadonlySet<number> | null => {
  if (error instanceof MetersChanged) return new Set(error.meterIds);
  const refused = refusal.safeParse(error);
  return refused.success ? new Set(ids.parse(JSON.parse(refused.data.detail))) : null;
};
