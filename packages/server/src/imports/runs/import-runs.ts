// Imports belong to the server, not to the connection that brought their file: it is kept, and they go on through outages and
// restarts until they end or are undone.
import type { Holder } from '../../quotas/stored-bytes.ts';
import { importFile } from '../import-file.ts';
import type { ImportEnd, ImportSettings } from '../import-order.ts';
import { goOn } from './go-on.ts';
import { keptFiles } from './kept-files.ts';
import { ImportStopped, type MeterJob, meterJobs } from './meter-jobs.ts';
import { resumeAll } from './resume-all.ts';
import { type Running, type RunParts, roomOf } from './run-parts.ts';
import { keepHeld, leftBehind, openRun } from './run-store.ts';
import { undoRun } from './undo-run.ts';
import { workPlaces } from './work-places.ts';

export type NewImport = Omit<ImportSettings, 'horizon'> & {
  readonly meterId: number;
  readonly holder: Holder;
  readonly dryRun: boolean;
};

export type ImportRuns = {
  /** Null: the meter has another under way. */
  take(order: NewImport, body: AsyncIterable<Buffer>): Promise<ImportEnd> | null;
  /** Gives how many readings or intervals were taken out; null: the meter has another under way. */
  undo(meterId: number, importId: number): Promise<number> | null;
  isUnderWay(meterId: number, importId: number): boolean;
  /** An import of the meter is under way here, or its undoing. */
  isBusyWith(meterId: number): boolean;
  shareOf(meterId: number, importId: number): number | null;
  /** Goes on with what a stop of the server, or its death, has interrupted. */
  resume(): Promise<void>;
  /** Ends the undoing that other servers have left behind. */
  takeOver(): Promise<void>;
  stop(): Promise<void>;
};

/** Each takes a thread, memory and time of the writer. */
const filesAtOnce = 4;
const holdEveryMs = 2_000;

export const createImportRuns = (parts: RunParts): ImportRuns => {
  const jobs = meterJobs();
  const running: Running = {
    ...parts,
    files: keptFiles(parts.config.dataDir, () => parts.ingest.load().readingsPerSecond >= 1),
    places: workPlaces(filesAtOnce),
    jobs,
  };
  const holding = setInterval(() => void hold(running), holdEveryMs).unref();
  return {
    take: (order, body) => {
      if (jobs.of(order.meterId)) return null;
      return jobs.begin(order.meterId, 'import', (job) => takeFile(running, job, order, body));
    },
    undo: (meterId, importId) => undoRun(running, meterId, importId),
    isUnderWay: jobs.has,
    isBusyWith: (meterId) => jobs.of(meterId) !== undefined,
    shareOf: (meterId, importId) => (jobs.has(meterId, importId) ? (jobs.of(meterId)?.share ?? null) : null),
    resume: () => resumeAll(running),
    takeOver: async () => {
      for (const { id, meterId } of await leftBehind(running.db)) await undoRun(running, meterId, id);
    },
    stop: () => {
      clearInterval(holding);
      return jobs.stop();
    },
  };
};

/** Shows the other servers that this one goes on with its imports, and takes back what they were asked to take back. */
const hold = async (running: Running): Promise<void> => {
  const { db, files, jobs, outages } = running;
  if (jobs.count() === 0 || outages.counts().isOut) return;
  const warn = (error: unknown) =>
    outages.log.warn({ err: error }, 'Imports under way could not be noted as such, or taken back.');
  try {
    for (const { id, meterId } of await keepHeld(db, await files.holder()))
      if (jobs.of(meterId)?.kind === 'import' && jobs.has(meterId, id))
        undoRun(running, meterId, id)?.catch(warn);
  } catch (error) {
    warn(error);
  }
};

const takeFile = async (
  running: Running,
  job: MeterJob,
  { meterId, holder, dryRun, ...chosen }: NewImport,
  body: AsyncIterable<Buffer>,
): Promise<ImportEnd> => {
  const { db, clock, retention, files, places, version } = running;
  const file = await files.receive(body);
  const nowMicros = clock.nowMicros();
  const settings = { ...chosen, horizon: { nowMicros, keptFromMicros: retention.keptFromMicros() } };
  const { signal } = job.stopping;
  try {
    if (dryRun) {
      const order = {
        ...settings,
        meterId,
        path: files.pathOf(file.name),
        signal,
        room: roomOf(running, holder),
      };
      return await places.hold(signal, () => importFile(running, order, null));
    }
    const run = { meterId, holder: await files.holder(), nowMicros, file };
    job.importId = await openRun(db, { ...run, settings: { ...settings, version } });
    if (job.importId === null) return { kind: 'refused', code: 'import_busy' };
  } catch (error) {
    if (error instanceof ImportStopped) return { kind: 'refused', code: error.code };
    throw error;
  } finally {
    if (job.importId === null) await files.remove(file.name);
  }
  return goOn(running, job, { importId: job.importId, isAwaited: true });
};
