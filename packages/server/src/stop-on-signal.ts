// SIGTERM and SIGINT. Whoever sends them counts on the process being gone within ten seconds.
import { Worker } from 'node:worker_threads';

export type Stoppable = { stop(): Promise<void> };

type Reporting = {
  readonly say: (text: string) => void;
  /** Ends the process with what is to be said of an error. */
  readonly fail: (error: unknown) => never;
};

/** Of the ten seconds some are left for a machine that is busy with other things. */
const stopWithinMs = 8_000;

/** A second signal, or one while starting, ends at once: what is acknowledged is on the disk. */
export const stopOnSignal = (running: () => Stoppable | null, { say, fail }: Reporting): void => {
  let isStopping = false;
  const stop = (): void => {
    const server = running();
    if (isStopping || !server) process.exit(0);
    isStopping = true;
    killWithin(stopWithinMs);
    say('Stopping\n');
    server.stop().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
};

const lastWords =
  'Stopping took too long: the process ends itself. Nothing acknowledged is lost; the next start recovers from the disk.\n';

/** In a thread of its own: this one may be what hangs, or `process.exit`, which waits for all threads. */
const killWithin = (ms: number): void => {
  const deadline = Number(process.hrtime.bigint() / 1_000_000n) + ms;
  const code = `
    const { writeSync } = require('node:fs');
    const { workerData } = require('node:worker_threads');
    const end = () => {
      try {
        writeSync(2, workerData.lastWords);
      } finally {
        process.kill(process.pid, 'SIGKILL');
      }
    };
    setTimeout(end, workerData.deadline - Number(process.hrtime.bigint() / 1_000_000n));`;
  new Worker(code, { eval: true, workerData: { deadline, lastWords } }).unref();
};
