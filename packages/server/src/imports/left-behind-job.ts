import type { Job } from '../jobs/start-jobs.ts';
import type { ImportRuns } from './runs/import-runs.ts';

/** An import whose file is gone with its server stays broken until somebody undoes it; what was being undone goes on. */
export const leftBehindJob = ({ imports }: { readonly imports: Pick<ImportRuns, 'takeOver'> }): Job => ({
  name: 'imports left behind',
  everyMs: 30_000,
  run: () => imports.takeOver(),
});
