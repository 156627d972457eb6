import { changedMetersOf } from './changed-meters.ts';
import { mostLost } from './commit-apart.ts';

/** Runs a job from its beginning as often as another server changed its meters meanwhile: it has written nothing then. */
export const againWhileChanged = async <Result>(
  job: () => Promise<Result>,
  forget: (meterIds: ReadonlySet<number>) => void,
): Promise<Result> => {
  for (let lost = 0; ; lost += 1) {
    try {
      return await job();
    } catch (error) {
      const changed = changedMetersOf(error);
      if (changed === null || lost === mostLost) throw error;
      forget(changed);
    }
  }
};
