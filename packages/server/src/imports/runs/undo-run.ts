// Undoes an import, or cancels it while it is under way: what it has stored so far is taken out the same way.
import { findImport } from '../import-store.ts';
import { undoFound } from '../undo-import.ts';
import { ImportStopped, type MeterJob } from './meter-jobs.ts';
import type { Running } from './run-parts.ts';
import { markUndoing } from './run-store.ts';
import { throughOutages } from './through-outages.ts';

/** Null: another of the meter is under way. */
export const undoRun = (running: Running, meterId: number, importId: number): Promise<number> | null => {
  const before = running.jobs.of(meterId);
  if (before && before.importId !== importId) return null;
  // Asked twice, it is undone once.
  if (before?.kind === 'undo') return before.end as Promise<number>;
  return running.jobs.begin(meterId, 'undo', (job) => {
    job.importId = importId;
    return takeBack(running, job, before);
  });
};

const takeBack = async (running: Running, job: MeterJob, before: MeterJob | undefined): Promise<number> => {
  const { db, outages, jobs: _ } = running;
  const importId = job.importId ?? 0;
  await throughOutages(outages, job.stopping.signal, () => markUndoing(db, importId));
  before?.stopping.abort(new ImportStopped('import_cancelled'));
  await before?.end.catch(() => undefined);
  return undoMarked(running, job);
};

/** Of one that is marked; a second time it goes on where it came to. */
export const undoMarked = ({ files, ...parts }: Running, job: MeterJob): Promise<number> =>
  throughOutages(parts.outages, job.stopping.signal, async () => {
    const found = await findImport(parts.db, job.importId ?? 0);
    if (found === null) return 0;
    const removed = await undoFound(parts, found);
    if (found.file !== null) await files.remove(found.file);
    return removed;
  });
