import { type Outcome, refuse } from '../../errors/outcome.ts';
import { lockMeters } from '../../readings/lock-meters.ts';
import { transact } from '../../storage/transact.ts';
import { findMeter } from '../find-meter.ts';
import type { Editor } from './editor.ts';

/** Accepts uploads by serial number alone again, until the next upload by key. */
export const reopenUpload = async ({ db, accountId, ingest }: Editor, id: number): Promise<Outcome<null>> => {
  const meter = await findMeter(db, accountId, id);
  if (!meter) return refuse('wrong_id');
  await transact(db, async (trx) => {
    await lockMeters(trx, [meter.id]);
    await trx
      .updateTable('meter')
      .set({ key_used_at: null, open_refused: 0, open_refused_at: null })
      .where('id', '=', meter.id)
      .execute();
  });
  ingest.meterChanged(meter.sn);
  return null;
};
