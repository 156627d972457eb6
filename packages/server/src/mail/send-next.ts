// One attempt with one mail: claimed, made, sent, and what came of it written down.
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { isMailAddress } from '../config/mail-from.ts';
import type { Log } from '../log/log.ts';
import type { Database } from '../storage/schema.ts';
import { composeMail } from './compose-mail.ts';
import { filesOfMail } from './mail-files.ts';
import type { MailTransport } from './mail-transport.ts';
import { type ClaimedMail, claimMail, type MailResult, writeResult } from './outbox.ts';
import { renderForReader } from './render-for-reader.ts';
import { resultOf } from './result-of.ts';

export type Sending = {
  readonly db: Kysely<Database>;
  readonly log: Log;
  readonly transport: MailTransport;
  readonly serverGroup: string;
  /** The address that mails come from. */
  readonly from: string;
  readonly leaseMs: number;
};

/** `none`: no mail waits to be sent now; `unreachable`: the mail server cannot be used. */
export type SendOutcome = 'none' | 'sent' | 'refused' | 'unreachable';

export const sendNext = async (sending: Sending, stopping: AbortSignal): Promise<SendOutcome> => {
  const { db, log, from, leaseMs } = sending;
  const mail = await claimMail(db, { domain: from.split('@')[1] ?? 'localhost', leaseMs });
  if (!mail) return 'none';
  // Shorter than the claim, so that nobody sends the same mail meanwhile.
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(leaseMs / 2)]);
  const result = mail.isOverdue ? overdue : await attempt(sending, mail, signal);
  if (result.kind === 'failed') log.warn({ mail: mail.id, said: result.said }, 'A mail could not be sent.');
  await writeDown(sending, mail, result, stopping);
  if (result.kind === 'sent') return 'sent';
  return result.failure === 'connection' ? 'unreachable' : 'refused';
};

const overdue: MailResult = {
  kind: 'failed',
  failure: 'content',
  said: 'It waited too long and is out of date.',
};

const attempt = async (
  { db, log, serverGroup, transport, from }: Sending,
  mail: ClaimedMail,
  signal: AbortSignal,
): Promise<MailResult> => {
  // Nodemailer would read a list of addresses out of it.
  if (!isMailAddress(mail.to))
    return { kind: 'failed', failure: 'content', said: 'This is no e-mail address.' };
  const rendered = await renderForReader(db, { serverGroup, ...mail }).catch((error: unknown) => {
    log.error({ err: error, mail: mail.id }, 'A mail could not be made.');
    return null;
  });
  if (rendered === null) return { kind: 'failed', failure: 'content', said: 'It could not be made.' };
  const files = await filesOfMail(db, mail.id);
  try {
    await transport.send(composeMail(mail, rendered, { from, files }), signal);
    return { kind: 'sent', subject: rendered.subject };
  } catch (error) {
    return resultOf(error, { attempts: mail.attempts, chance: Math.random() });
  }
};

const retryWriteMs = 500;

/** Once the mail server has the mail, a database that is away for a moment must not make it a second one. */
const writeDown = async (
  { db, log, leaseMs }: Sending,
  mail: ClaimedMail,
  result: MailResult,
  stopping: AbortSignal,
): Promise<void> => {
  const untilMs = performance.now() + leaseMs;
  for (;;) {
    try {
      await writeResult(db, mail, result);
      return;
    } catch (error) {
      if (stopping.aborted || performance.now() > untilMs) throw error;
      log.warn({ err: error, mail: mail.id }, 'What came of a mail was not written down; it is tried again.');
      await wait(retryWriteMs);
    }
  }
};
