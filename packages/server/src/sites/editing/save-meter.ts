import type { MeterBody } from '@ohmstead/contract';
import { isRefused, type Outcome, refuse } from '../../errors/outcome.ts';
import { transactUnlessRefused } from '../../errors/transact-unless-refused.ts';
import { judgeAllDue } from '../../ingest/incidents/judge-all-due.ts';
import { isSerialNumberTaken } from '../claims/claim-serial-number.ts';
import { addMeter } from './add-meter.ts';
import { type EditedMeter, editMeter } from './edit-meter.ts';
import type { Editor } from './editor.ts';

/** Answers the id of the meter. */
export const saveMeter = async (editor: Editor, body: MeterBody): Promise<Outcome<number>> => {
  // A visitor of the demo would take a serial number away from whoever owns the meter.
  if (editor.isDemo && body.id === 0 && !body.parts) return refuse('demo_read_only');
  const saved = await addOrEdit(editor, body);
  if (isRefused(saved)) return saved;
  // Ingest may know the serial number as nobody's, or the meter by the one that it had.
  editor.ingest.meterChanged(saved.snBefore);
  if (saved.sn !== saved.snBefore) editor.ingest.meterChanged(saved.sn);
  await judgeAllDue(editor.db, { meterId: saved.id });
  return saved.id;
};

const addOrEdit = (editor: Editor, body: MeterBody): Promise<Outcome<EditedMeter>> =>
  transactUnlessRefused(editor.db, async (trx) => {
    if (body.id !== 0) return editMeter(trx, editor, body);
    const added = await addMeter(trx, editor, body);
    return isRefused(added) ? added : { ...added, snBefore: added.sn };
  }).catch((error) => {
    if (isSerialNumberTaken(error)) return refuse('sn_used');
    throw error;
  });
