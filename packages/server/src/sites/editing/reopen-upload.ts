import { findMeter } from '../meter-store.ts';
import type { Editor } from './editor.ts';
import { RefusedEdit } from './refused-edit.ts';

/** Lets the serial number alone in again, until the next upload by key. */
export const reopenUpload = async ({ db, accountId, ingest }: Editor, id: number): Promise<void> => {
  const meter = await findMeter(db, accountId, id);
  if (!meter) throw new RefusedEdit('wrongId');
  await db
    .updateTable('meter')
    .set({ key_used_at: null, open_refused: 0, open_refused_at: null })
    .where('id', '=', meter.id)
    .execute();
  ingest.meterChanged(meter.sn);
};
