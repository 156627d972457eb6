// Takes an import from the piece it came to on to its end.
import { importFile } from '../import-file.ts';
import type { BegunImport, ImportEnd, ImportOrder } from '../import-order.ts';
import { holderOf } from './holder-of.ts';
import { ImportStopped, type MeterJob } from './meter-jobs.ts';
import { type Running, roomOf } from './run-parts.ts';
import { breakRun, findRun, forgetUnbegun, type KeptSettings, type Run } from './run-store.ts';
import { throughOutages } from './through-outages.ts';
import { undoMarked } from './undo-run.ts';

type GoingOn = {
  readonly importId: number;
  /** Somebody waits for the answer: of one that is refused before it has begun nothing is left. */
  readonly isAwaited: boolean;
};

export const goOn = async (
  running: Running,
  job: MeterJob,
  { importId, isAwaited }: GoingOn,
): Promise<ImportEnd> => {
  const { db, files, places, outages } = running;
  const { signal } = job.stopping;
  let file: string | null = null;
  const lasting = <Result>(body: () => Promise<Result>) => throughOutages(outages, signal, body);
  const attempt = async (): Promise<ImportEnd> => {
    const run = await findRun(db, importId);
    if (run === null) return { kind: 'refused', code: 'wrong_id' };
    file = run.file;
    const order = await orderOf(running, job, run);
    return places.hold(signal, () => importFile(running, order, begunOf(running, job, run)));
  };
  const end = async (refusal: string | null): Promise<void> => {
    const isForgotten = isAwaited && (await lasting(() => forgetUnbegun(db, importId)));
    if (!isForgotten) await lasting(() => breakRun(db, importId, refusal));
  };
  try {
    const ended = await lasting(attempt);
    if (ended.kind === 'refused') await end(ended.code);
    if (file !== null) await files.remove(file);
    return ended;
  } catch (error) {
    if (error instanceof ImportStopped) {
      // Nobody has stopped it here, so another server was asked to take it back; the one that has it does.
      if (error.code === 'import_cancelled' && !signal.aborted) await undoMarked(running, job);
      return { kind: 'refused', code: error.code };
    }
    await end(null);
    if (file !== null) await files.remove(file);
    throw error;
  }
};

/** What this program has written to the row. */
const settingsOf = ({ settings }: Run): KeptSettings => settings as KeptSettings;

const orderOf = async (
  running: Running,
  { stopping: { signal } }: MeterJob,
  run: Run,
): Promise<ImportOrder> => {
  const { version: _version, ...settings } = settingsOf(run);
  return {
    ...settings,
    meterId: run.meter_id,
    path: running.files.pathOf(run.file ?? ''),
    room: roomOf(running, await holderOf(running.db, run.meter_id)),
    signal,
  };
};

const begunOf = ({ version }: Running, job: MeterJob, run: Run): BegunImport => {
  const { version: ofPieces } = settingsOf(run);
  return {
    importId: run.id,
    arrivedMicros: run.created_at.getTime() * 1000,
    isBelieved: run.format !== null,
    // Pieces of another program are written again: what is there already is found to be there.
    pieces: ofPieces === version ? run.pieces : 0,
    readings: run.readings,
    duplicates: run.duplicates,
    ...progressOf(job),
  };
};

/** To read a file and to store what it holds are a half each. An outage takes nothing back. */
const progressOf = (job: MeterJob): Pick<BegunImport, 'onRead' | 'onStored'> => {
  let [read, stored] = [0, 0];
  const tell = (): void => {
    job.share = Math.max(job.share ?? 0, (read + stored) / 2);
  };
  return {
    onRead: (share) => {
      read = share;
      tell();
    },
    onStored: (share) => {
      stored = share;
      tell();
    },
  };
};
