import { fork } from 'node:child_process';
import type { LoadOrder, LoadResult } from './load-order.ts';

export type RunningLoad = {
  readonly done: Promise<LoadResult>;
  /** Ends it early: what was offered by now is still sent and answered. */
  stop(): Promise<LoadResult>;
};

/** Runs the generator in a process of its own. */
export const startLoad = (order: LoadOrder): RunningLoad => {
  const child = fork(new URL('./load-generator.js', import.meta.url));
  const done = new Promise<LoadResult>((resolve, reject) => {
    child.once('message', (result: LoadResult) => resolve(result));
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`the load generator ended with ${code}`)));
  });
  // Whoever waits for it gets the error; a server that stops since something else failed must not hide that.
  done.catch(() => undefined);
  child.send(order);
  return {
    done,
    stop: () => {
      child.send('stop');
      return done;
    },
  };
};

/** What the generator saw. */
export const generateLoad = (order: LoadOrder): Promise<LoadResult> => startLoad(order).done;
