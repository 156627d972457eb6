// An administrator's answer reaches its reader as a message, a notice and a mail: all of them, or none.
import type { Kysely, Selectable, Transaction } from 'kysely';
import { recordAction } from '../../administration/record-action.ts';
import type { PublicAddress } from '../../config/public-address.ts';
import { type Outcome, refuse } from '../../errors/outcome.ts';
import { transactUnlessRefused } from '../../errors/transact-unless-refused.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { sendNotice } from '../../notices/send-notice.ts';
import type { Feedback } from '../../storage/schema/people.ts';
import type { Database } from '../../storage/schema.ts';
import { appendMessage, finishFeedback } from '../continue-feedback.ts';
import { lockFeedback } from '../insert-message.ts';
import { type FeedbackWriter, findWriter } from './feedback-writer.ts';

type Administrator = { readonly accountId: number; readonly username: string };

export type Answer = {
  readonly feedbackId: number;
  readonly content: string;
  readonly administrator: Administrator;
  readonly linkTo: PublicAddress['linkTo'];
  readonly at: Date;
};

export const answerFeedback = (db: Kysely<Database>, answer: Answer): Promise<Outcome<null>> =>
  transactUnlessRefused(db, async (trx) => {
    const { feedbackId, content, administrator, at } = answer;
    const feedback = await lockFeedback(trx, feedbackId);
    const writer = await findWriter(trx, feedbackId);
    if (!feedback || !writer) return refuse('wrong_id');
    if (feedback.finished_at !== null) return refuse('feedback_finished');
    const { accountId } = administrator;
    await appendMessage(trx, { feedbackId, from: 'administrator', accountId, content, pictures: [], at });
    await noticeOf(trx, 'feedbackAnswered', { feedback, writer, at });
    await mailAnswer(trx, { feedback, writer, answer });
    await recordAction(trx, {
      administrator: administrator.username,
      action: 'admin.answerfeedback',
      subject: writer.username,
      detail: { feedback: feedbackId, title: feedback.title },
      at,
    });
    return null;
  });

type Trx = Transaction<Database>;
type About = { readonly feedback: Selectable<Feedback>; readonly writer: FeedbackWriter };

const pageOf = (feedbackId: number): `/${string}` => `/edit/feedback/${feedbackId}`;

const noticeOf = (
  trx: Trx,
  template: 'feedbackAnswered' | 'feedbackFinished',
  { feedback, writer, at }: About & { readonly at: Date },
): Promise<void> =>
  sendNotice(trx, {
    accountId: writer.accountId,
    type: 'product',
    template,
    params: { title: feedback.title },
    link: pageOf(feedback.id),
    at,
  });

const mailAnswer = async (
  trx: Trx,
  { feedback, writer, answer }: About & { readonly answer: Answer },
): Promise<void> => {
  const { accountId, email: to, lang } = writer;
  if (to === null) return;
  const link = answer.linkTo(pageOf(feedback.id));
  const { title } = feedback;
  // With enough mails sent within a day the notice has to do.
  await queueMail(trx, {
    accountId,
    to,
    lang,
    content: { kind: 'feedbackAnswered', title, answer: answer.content, link },
  });
};

export type Closing = Pick<Answer, 'feedbackId' | 'administrator' | 'at'>;

/** One that is finished already stays as it is, and nobody is notified again. */
export const closeFeedback = (
  db: Kysely<Database>,
  { feedbackId, administrator, at }: Closing,
): Promise<Outcome<null>> =>
  transactUnlessRefused(db, async (trx) => {
    const feedback = await lockFeedback(trx, feedbackId);
    const writer = await findWriter(trx, feedbackId);
    if (!feedback || !writer) return refuse('wrong_id');
    if (!(await finishFeedback(trx, feedbackId, at))) return null;
    await noticeOf(trx, 'feedbackFinished', { feedback, writer, at });
    await recordAction(trx, {
      administrator: administrator.username,
      action: 'admin.finishfeedback',
      subject: writer.username,
      detail: { feedback: feedbackId, title: feedback.title },
      at,
    });
    return null;
  });
