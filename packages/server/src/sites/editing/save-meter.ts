import type { MeterBody } from '@ohmstead/contract';
import { isSerialNumberTaken } from '../claims/claim-serial-number.ts';
import { addMeter } from './add-meter.ts';
import { editMeter } from './edit-meter.ts';
import type { Editor } from './editor.ts';
import { RefusedEdit } from './refused-edit.ts';

/** Its id; throws `RefusedEdit`. */
export const saveMeter = async (editor: Editor, body: MeterBody): Promise<number> => {
  // A visitor of the demo would take a serial number away from whoever owns the meter.
  if (editor.isDemo && body.id === 0 && !body.parts) throw new RefusedEdit('demoReadOnly');
  const saved = await editor.db
    .transaction()
    .execute(async (trx) => {
      if (body.id !== 0) return editMeter(trx, editor, body);
      const added = await addMeter(trx, editor, body);
      return { ...added, snBefore: added.sn };
    })
    .catch((error) => {
      throw isSerialNumberTaken(error) ? new RefusedEdit('snUsed') : error;
    });
  // It may be known as nobody's, or by what it was before.
  editor.ingest.meterChanged(saved.snBefore);
  if (saved.sn !== saved.snBefore) editor.ingest.meterChanged(saved.sn);
  return saved.id;
};
