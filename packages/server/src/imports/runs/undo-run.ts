// Undoes an import, or cancels it while it is under way: what it has stored so far is taken out the same way.
import { setTimeout as wait } from 'node:timers/promises';
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
  const { db, outages, files } = running;
  const importId = job.importId ?? 0;
  const { signal } = job.stopping;
  const holder = await files.holder();
  const mark = () => throughOutages(outages, signal, () => markUndoing(db, importId, holder));
  let undoer = await mark();
  before?.stopping.abort(new ImportStopped('import_cancelled'));
  await before?.end.catch(() => undefined);
  if (undoer === 'over') return 0;
  // The server that has it takes it back; if it dies meanwhile, this one.
  while (undoer === 'another') {
    await wait(lookEveryMs, undefined, { signal });
    undoer = await mark();
  }
  if (undoer === 'thisServer') return undoMarked(running, job);
  const found = await throughOutages(outages, signal, () => findImport(db, importId));
  return found?.readings ?? 0;
};

const lookEveryMs = 500;

/** Of one that is marked; a second time it goes on where it came to. */
export const undoMarked = ({ files, ...parts }: Running, job: MeterJob): Promise<number> =>
  throughOutages(parts.outages, job.stopping.signal, async () => {
    const found = await findImport(parts.db, job.importId ?? 0);
    if (found === null) return 0;
    // Before it is undone in the end: nobody looks for the file of one that is.
    if (found.file !== null) await files.remove(found.file);
    return undoFound(parts, found);
  });
