// At a start of the server: imports that it was busy with go on, and files that none goes on with are removed.
import { goOn } from './go-on.ts';
import type { MeterJob } from './meter-jobs.ts';
import type { Running } from './run-parts.ts';
import { breakRun, countAttempt, type Run, unfinishedRuns } from './run-store.ts';
import { undoMarked } from './undo-run.ts';

/** Whatever ends the server so often before a further piece is committed would do so again. */
const mostAttempts = 5;

/** Resolves once their meters are taken; they go on behind it. */
export const resumeAll = async (running: Running): Promise<void> => {
  const runs = await unfinishedRuns(running.db, await running.files.holder());
  await running.files.removeAllBut(runs.flatMap(({ file }) => file ?? []));
  const meters = new Set(runs.map(({ meter_id }) => meter_id));
  for (const meterId of meters) {
    const ofMeter = runs.filter(({ meter_id }) => meter_id === meterId);
    running.jobs
      .begin(meterId, 'import', async (job) => {
        for (const run of ofMeter) await resume(running, job, run);
      })
      .catch((error: unknown) => {
        if (!running.jobs.of(meterId)?.stopping.signal.aborted)
          running.log.warn({ err: error, meterId }, 'An import could not go on.');
      });
  }
};

const resume = async (running: Running, job: MeterJob, run: Run): Promise<unknown> => {
  const { db, files } = running;
  job.importId = run.id;
  if (run.state === 'undoing') return undoMarked(running, job);
  const isWhole = run.file !== null && (await files.has(run.file, run.file_bytes ?? 0));
  if (!isWhole || run.attempts >= mostAttempts) return breakRun(db, run.id, null);
  await countAttempt(db, run.id);
  return goOn(running, job, { importId: run.id, isAwaited: false });
};
