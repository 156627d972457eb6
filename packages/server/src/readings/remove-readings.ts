import { instantArray } from '../collections/binary-array.ts';
import { microsText } from '../storage/instants.ts';
import { applyDays, planDays } from './change-days.ts';
import type { RunQuery } from './run-query.ts';

/** Takes readings out of whichever tier they lie in; a packed day is written anew once, however many it loses. */
export const removeReadings = async (
  run: RunQuery,
  meterId: number,
  instants: readonly number[],
): Promise<void> => {
  const hot = await run<{ at: number }>({ text: deleteHot }, [meterId, instantArray(instants)]);
  const packed = new Set(instants);
  for (const { at } of hot) packed.delete(at);
  if (packed.size === 0) return;
  await applyDays(run, await planDays(run, { meterId, added: [], removed: packed }));
};

const deleteHot = `delete from reading where meter_id = $1 and at = any($2::timestamptz[])
  returning ${microsText('at')} as at`;
