// The end of a report: in one transaction it is claimed for each recipient, its mails and its notice are there, and its run
// has ended. A kill before leaves nothing of it, and it is made again; after, it is sent.
import { lastDateOf, type ReportKind, type SkippedReports } from '@ohmstead/domain';
import type { Kysely, Transaction } from 'kysely';
import type { PublicAddress } from '../../config/public-address.ts';
import { storeMailFiles } from '../../mail/mail-files.ts';
import type { ReportMail } from '../../mail/report-content.ts';
import { type NoticeTemplate, sendNotice } from '../../notices/send-notice.ts';
import type { Database } from '../../storage/schema.ts';
import { transact } from '../../storage/transact.ts';
import { mailRecipients } from '../recipients/mail-recipients.ts';
import { forStranger } from './for-stranger.ts';
import type { MadeReport } from './make-report.ts';
import { messageNameOf } from './message-name.ts';
import { reportPage } from './report-page.ts';
import { type ClaimedRun, endRun } from './report-runs.ts';

type Queued = {
  readonly run: ClaimedRun;
  readonly made: MadeReport;
  readonly skipped: SkippedReports | null;
  readonly at: Date;
  readonly publicAddress: Pick<PublicAddress, 'linkTo'>;
};

export const queueReport = (db: Kysely<Database>, queued: Queued): Promise<void> =>
  transact(db, async (trx) => {
    const count = await mailReport(trx, queued);
    if (count > 0) await sendReportNotice(trx, queued, count);
    // Somebody else has it by now: all of this is taken back.
    if (!(await endRun(trx, queued.run, count > 0 ? 'sent' : 'nobody'))) throw new ClaimEnded();
  });

/** The claim ended while the report was made: whoever has it now makes it. */
export class ClaimEnded extends Error {}

const mailReport = async (
  trx: Transaction<Database>,
  { run, made, skipped, at, publicAddress }: Queued,
): Promise<number> => {
  const { siteId, kind, fromDate } = run;
  const fileIds = await storeMailFiles(trx, made.files);
  return mailRecipients(trx, {
    accountId: run.accountId,
    at,
    publicAddress,
    page: reportPage(siteId, kind, run),
    urgency: 2,
    fileIds,
    askedBefore: run.dueAt,
    messageName: (recipient) => messageNameOf(run, recipient),
    contentFor: (to, isStranger) => {
      const report: ReportMail = { ...made.content, ...to, skipped, isTest: false };
      return isStranger ? forStranger(report) : report;
    },
    claim: (recipient) => claimRecipient(trx, { ...run, recipient: recipient.toLowerCase(), at }),
    onQueued: async (recipient, mailId) => {
      await trx
        .updateTable('report_send')
        .set({ mail_id: mailId })
        .where('site_id', '=', siteId)
        .where('kind', '=', kind)
        .where('from_date', '=', fromDate)
        .where('recipient', '=', recipient.toLowerCase())
        .execute();
    },
  });
};

type Recipient = Pick<ClaimedRun, 'siteId' | 'kind' | 'fromDate'> & {
  readonly recipient: string;
  readonly at: Date;
};

/** Whoever has the report already gets it no second time. */
const claimRecipient = async (
  trx: Transaction<Database>,
  { siteId, kind, fromDate, recipient, at }: Recipient,
): Promise<boolean> => {
  const claimed = await trx
    .insertInto('report_send')
    .values({ site_id: siteId, kind, from_date: fromDate, recipient, mail_id: null, queued_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('site_id')
    .executeTakeFirst();
  return claimed !== undefined;
};

const templates: Readonly<Record<ReportKind, NoticeTemplate>> = {
  daily: 'dailyReportSent',
  weekly: 'weeklyReportSent',
  monthly: 'monthlyReportSent',
};

const sendReportNotice = (
  trx: Transaction<Database>,
  { run, made, at }: Queued,
  count: number,
): Promise<void> =>
  sendNotice(trx, {
    accountId: run.accountId,
    type: 'autoSend',
    template: templates[run.kind],
    params: { site: made.content.siteName, from: run.fromDate, lastDate: lastDateOf(run), count },
    link: reportPage(run.siteId, run.kind, run),
    at,
  });
