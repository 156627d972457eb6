// Long computations in steps, so that whoever else waits for the process has a turn between them.
import { setImmediate } from 'node:timers/promises';

/** A step may take longer: only between steps is there a turn. */
const longestTurnMs = 0.5;

/** Takes the steps to their end. */
export const inTurns = async <Result>(steps: Generator<void, Result>): Promise<Result> => {
  let sinceMs = performance.now();
  let step = steps.next();
  while (!step.done) {
    if (performance.now() - sinceMs >= longestTurnMs) {
      await setImmediate();
      sinceMs = performance.now();
    }
    step = steps.next();
  }
  return step.value;
};
