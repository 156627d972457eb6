// Writes what a former run acknowledged and did not come to write. What it did write is found to be there.
import type { Log } from '../../log/log.ts';
import type { MeterCache } from '../admission/meter-cache.ts';
import type { UploadJournal } from '../journal/upload-journal.ts';
import type { GroupCommit } from './group-commit.ts';
import type { PendingReading } from './pending-reading.ts';

export const replayJournal = async (
  journal: Pick<UploadJournal, 'left' | 'written'>,
  book: Pick<MeterCache, 'byId'>,
  commit: Pick<GroupCommit<PendingReading>, 'add' | 'flush'>,
  log: Log,
): Promise<void> => {
  if (journal.left.length === 0) return;
  log.info({ readings: journal.left.length }, 'Writing acknowledged readings of the last run.');
  const ids = [...new Set(journal.left.map(({ reading }) => reading.meterId))];
  const found = await Promise.all(ids.map((id) => book.byId(id)));
  const meters = new Map(ids.map((id, index) => [id, found[index] ?? null]));
  for (const { reading, place } of journal.left) {
    const meter = meters.get(reading.meterId) ?? null;
    // Its meter was deleted, and its readings with it.
    if (meter === null) journal.written(place, 1);
    else commit.add({ ...reading, importId: null, meter, kept: place, settle: noAnswer });
  }
  await commit.flush();
};

const noAnswer = (): void => undefined;
