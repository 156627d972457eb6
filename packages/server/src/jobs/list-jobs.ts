import type { Context } from '../context.ts';
import { rollUpJob } from '../rollups/roll-up-job.ts';
import type { Job } from './start-jobs.ts';

/** Every job there is. */
export const listJobs = (context: Context): Job[] => [rollUpJob(context)];
