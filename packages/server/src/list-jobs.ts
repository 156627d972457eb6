import { deletionJob } from './account-deletion/deletion-job.ts';
import { passwordRequestJob } from './accounts/password-requests.ts';
import { ledgerJob } from './audit/ledger-job.ts';
import { forgetReportsJob } from './auto-send/forget-reports.ts';
import { billJob } from './bills/bill-job.ts';
import { forgetDeliveriesJob } from './channels/forget-deliveries.ts';
import { clockJob } from './clock-watch/clock-job.ts';
import type { Context } from './context/context.ts';
import { demoJob } from './demo/demo-job.ts';
import { demoRecordsJob } from './demo/demo-records.ts';
import { leftBehindJob } from './imports/left-behind-job.ts';
import { incidentDayJob } from './incidents/judges/day-job.ts';
import { judgingJob } from './incidents/judging-job.ts';
import { packJob } from './ingest/pack-job.ts';
import { horizonJob, retentionJob } from './ingest/retention.ts';
import type { Job } from './jobs/start-jobs.ts';
import { forgetMailsJob } from './mail/forget-mails.ts';
import { noticeJob } from './notices/purge-notices.ts';
import { fullAccountsJob, storedBytesJob } from './quotas/stored-bytes-job.ts';
import { rejudgingJob } from './rejudging/compare-job.ts';
import { rollUpJob } from './rollups/roll-up-job.ts';
import { purgeJob } from './sites/editing/purge-deleted.ts';
import { verifyJob } from './verify/verify-job.ts';
import { weatherJob } from './weather/weather-job.ts';

/** Every job there is. */
export const listJobs = (context: Context): Job[] => [
  // The others believe what the clock said.
  clockJob(context),
  ...(context.engine === 'postgres' ? [horizonJob(context), fullAccountsJob(context)] : []),
  ...(context.config.demo ? [demoJob(context), demoRecordsJob(context)] : []),
  passwordRequestJob(context),
  deletionJob(context),
  ledgerJob(context),
  judgingJob(context),
  packJob(context),
  retentionJob(context),
  rollUpJob(context),
  leftBehindJob(context),
  billJob(context),
  rejudgingJob(context),
  purgeJob(context),
  verifyJob(context),
  storedBytesJob(context),
  forgetMailsJob(context),
  forgetDeliveriesJob(context),
  forgetReportsJob(context),
  noticeJob(context),
  weatherJob(context),
  incidentDayJob(context),
];
