// Writes what a former run acknowledged and had not written when it ended. What it had written is found to be there.
import type { Log } from '../../log/log.ts';
import type { MeterCache } from '../admission/meter-cache.ts';
import type { UploadJournal } from '../journal/upload-journal.ts';
import type { GroupCommit } from './group-commit.ts';
import type { PendingReading } from './pending-reading.ts';

export const replayJournal = async (
  journal: Pick<UploadJournal, 'left' | 'written'>,
  meterCache: Pick<MeterCache, 'byId'>,
  commit: Pick<GroupCommit<PendingReading>, 'add' | 'flush'>,
  log: Log,
): Promise<void> => {
  if (journal.left.length === 0) return;
  log.info({ readings: journal.left.length }, 'Writing acknowledged readings of the last run.');
  const ids = [...new Set(journal.left.map(({ reading }) => reading.meter.id))];
  const found = await Promise.all(ids.map((id) => meterCache.byId(id)));
  const meters = new Map(ids.map((id, index) => [id, found[index] ?? null]));
  for (const { reading, entry } of journal.left) {
    const meter = meters.get(reading.meter.id) ?? null;
    // Its meter was deleted, and its readings with it.
    if (meter === null) journal.written(entry, 1);
    else commit.add({ ...reading, importId: null, meter, journalEntry: entry, respond: noResponse });
  }
  await commit.flush();
};

const noResponse = (): void => undefined;
