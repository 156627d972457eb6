import { fork } from 'node:child_process';
import type { LoadOrder, LoadResult } from './load-order.ts';

/** Runs the generator in a process of its own and returns what it saw. */
export const generateLoad = (order: LoadOrder): Promise<LoadResult> =>
  new Promise((resolve, reject) => {
    const child = fork(new URL('./load-generator.js', import.meta.url));
    child.once('message', (result: LoadResult) => resolve(result));
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`the load generator ended with ${code}`)));
    child.send(order);
  });
