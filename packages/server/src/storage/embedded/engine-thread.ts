// Keeps the engine's worker thread running: one that dies (full disk, broken memory) is started anew.
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Log } from '../../log/log.ts';
import { breakStorage } from '../break-storage.ts';
import { EngineEnded } from '../database-trouble.ts';
import { type StorageConfig, StorageUnusable } from '../storage.ts';
import { engineFailed } from './check-files.ts';
import type { WorkerOrder, WorkerReport, WorkerSettings } from './worker-messages.ts';

export type EngineThread = { close(): Promise<void> };

type Observers = { readonly log: Log; readonly onStep?: StorageConfig['onStep'] };

type Started = { worker: Worker; ended: Promise<number> };

const firstPauseMs = 100;
const longestPauseMs = 10_000;

export const startEngine = async (
  workerFile: string | URL,
  settings: WorkerSettings,
  { log, onStep }: Observers,
): Promise<EngineThread> => {
  let current = await startWorker(workerFile, settings, { log, onStep });
  const closing = new AbortController();

  const startAgain = async (pauseMs: number): Promise<Started | null> => {
    await setTimeout(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    if (closing.signal.aborted) return null;
    try {
      return await startWorker(workerFile, settings, { log });
    } catch (error) {
      const failure = new EngineEnded('The embedded database does not start.', { cause: error });
      log.error({ err: failure }, 'Trying to start the embedded database again.');
      return startAgain(Math.min(pauseMs * 2, longestPauseMs));
    }
  };

  const supervise = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const code = await current.ended;
      if (closing.signal.aborted) return;
      log.error(
        { err: new EngineEnded(`exit code ${code}`) },
        'The embedded database ended; starting it anew.',
      );
      const next = await startAgain(firstPauseMs);
      if (next) current = next;
    }
  };
  const supervision = supervise().catch(
    breakStorage('The supervision of the embedded database has stopped.'),
  );

  const close = async (): Promise<void> => {
    closing.abort();
    current.worker.postMessage({ kind: 'close' } satisfies WorkerOrder);
    await current.ended;
    await supervision;
  };
  return { close };
};

const startWorker = (
  workerFile: string | URL,
  settings: WorkerSettings,
  { log, onStep }: Observers,
): Promise<Started> =>
  new Promise((done, fail) => {
    const worker = new Worker(workerFile, { workerData: settings });
    const ended = new Promise<number>((resolve) => worker.once('exit', resolve));
    worker.on('message', (message: WorkerReport) => {
      if (message.kind === 'step') return onStep?.(message.step);
      if (message.kind === 'ready') return done({ worker, ended });
      if (message.kind === 'notDurable') return void worker.terminate().then(() => fail(notDurable()));
      log.error({ err: new EngineEnded(message.reason) }, 'The embedded database stopped.');
      fail(engineFailed(settings.folder, message.reason));
    });
    worker.once('error', fail);
    worker.once('exit', (code) => fail(engineFailed(settings.folder, `it ended with ${code}`)));
  });

const notDurable = (): StorageUnusable =>
  new StorageUnusable('The embedded database does not sync its commits to the disk. It would lose readings.');
