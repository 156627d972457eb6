// A load meter stands behind another load meter of its site, and by no way behind itself.
import { useTypes } from '@ohmstead/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../../storage/schema.ts';

type Trx = Transaction<Database>;

type Behind = {
  /** 0 for a new meter. */
  readonly id: number;
  readonly siteId: number;
  readonly behindMeterId: number;
};

export const mayStandBehind = async (trx: Trx, { id, siteId, behindMeterId }: Behind): Promise<boolean> => {
  const loads = await trx
    .selectFrom('meter')
    .select(['id', 'behind_meter_id as behindId'])
    .where('site_id', '=', siteId)
    .where('use_type', '=', useTypes.load)
    .execute();
  const behind = new Map(loads.map((load) => [load.id, load.behindId]));
  if (!behind.has(behindMeterId)) return false;
  for (let at: number | null = behindMeterId; at !== null; at = behind.get(at) ?? null)
    if (at === id) return false;
  return true;
};

/** A meter that leaves its site, or measures no load any more, stands behind none, and none behind it. */
export const standAlone = async (trx: Trx, id: number): Promise<void> => {
  await trx
    .updateTable('meter')
    .set({ behind_meter_id: null })
    .where((eb) => eb.or([eb('id', '=', id), eb('behind_meter_id', '=', id)]))
    .execute();
};
