// Takes exactly the readings or intervals of an import out again, and puts back what it had replaced.
import type { Selectable } from 'kysely';
import { removeIntervals } from '../intervals/remove-intervals.ts';
import { catchUp, type LedgerParts } from '../recompute/catch-up.ts';
import type { ImportBatchRow } from '../storage/schema/readings.ts';
import { putBack } from './replaced/put-back.ts';
import { type StretchParts, takeOut } from './take-out.ts';

type UndoParts = StretchParts & LedgerParts;

/** A reading whose instant others claimed was moved by microseconds at most. */
const marginMicros = 1_000_000;

/** A second call takes out nothing. What a later import replaced has to be put back by undoing that one first. */
export const undoFound = async (parts: UndoParts, found: Selectable<ImportBatchRow>): Promise<number> => {
  const { id: importId, meter_id: meterId, holds } = found;
  const ofImport = { meterId, importId };
  const removed =
    holds === 'intervals' ? await removeIntervals(parts.db, ofImport) : await takeOutReadings(parts, found);
  await putBack(parts, ofImport);
  await catchUp(parts, meterId);
  await parts.db
    .updateTable('import_batch')
    .set({ state: 'undone', file: null })
    .where('id', '=', importId)
    .execute();
  return removed;
};

const takeOutReadings = async (
  parts: StretchParts,
  { id: importId, meter_id: meterId, from_at, to_at }: Selectable<ImportBatchRow>,
): Promise<number> => {
  if (from_at === null || to_at === null) return 0;
  const span = {
    meterId,
    fromMicros: from_at.getTime() * 1000 - marginMicros,
    toMicros: to_at.getTime() * 1000 + marginMicros,
  };
  return takeOut(parts, { span, isTaken: (reading) => reading.importId === importId });
};
