import { newUploadKey } from '../claims/claim-serial-number.ts';
import { findMeter } from '../meter-store.ts';
import type { Editor } from './editor.ts';
import { RefusedEdit } from './refused-edit.ts';

/** The old key ends at once. */
export const renewKey = async ({ db, accountId, ingest }: Editor, id: number): Promise<void> => {
  const meter = await findMeter(db, accountId, id);
  if (!meter) throw new RefusedEdit('wrongId');
  await db.updateTable('meter').set({ upload_key: newUploadKey() }).where('id', '=', meter.id).execute();
  ingest.meterChanged(meter.sn);
};
