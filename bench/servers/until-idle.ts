import { setTimeout as wait } from 'node:timers/promises';
import { minuteMs } from '@ohmstead/domain';
import { processorMs } from './process-tree.ts';

const lookMs = 3000;
/** The share of one processor. A server that waits for calls stays well below it. */
const idleShare = 0.1;
const limitMs = 1_800_000;

/** Waits until a process has done what it does beside its answers; how long that took, in milliseconds. */
export const untilIdle = async (pid: number): Promise<number> => {
  const startMs = performance.now();
  while (performance.now() - startMs < limitMs) {
    const [beforeMs, lookedMs] = [processorMs(pid), performance.now()];
    await wait(lookMs);
    const share = (processorMs(pid) - beforeMs) / (performance.now() - lookedMs);
    if (share < idleShare) return lookedMs - startMs;
  }
  throw new Error(`still at work after ${limitMs / minuteMs} minutes`);
};
