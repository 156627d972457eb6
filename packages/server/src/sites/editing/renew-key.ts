import { type Outcome, refuse } from '../../errors/outcome.ts';
import { lockMeters } from '../../readings/lock-meters.ts';
import { transact } from '../../storage/transact.ts';
import { newUploadKey } from '../claims/claim-serial-number.ts';
import { findMeter } from '../find-meter.ts';
import type { Editor } from './editor.ts';

/** The old key stops working at once. */
export const renewKey = async ({ db, accountId, ingest }: Editor, id: number): Promise<Outcome<null>> => {
  const meter = await findMeter(db, accountId, id);
  if (!meter) return refuse('wrong_id');
  await transact(db, async (trx) => {
    await lockMeters(trx, [meter.id]);
    await trx.updateTable('meter').set({ upload_key: newUploadKey() }).where('id', '=', meter.id).execute();
  });
  ingest.meterChanged(meter.sn);
  return null;
};
