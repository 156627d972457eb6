// Makes what is due and puts it into the outbox, in a loop of its own: no other job holds it up, and it holds up none.
// Several processes may run it on one database.

import { nowMs } from '../clock/clock.ts';
import { openPause } from '../concurrency/pause.ts';
import type { Config } from '../config/config.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import { sendExceptions } from './exceptions/send-exceptions.ts';
import { planReports } from './reports/plan-reports.ts';
import { type ReportSending, sendDueReport } from './reports/send-due-report.ts';

export type AutoSender = {
  start(): void;
  /** Looks at once whether something is due. */
  nudge(): void;
  stop(): Promise<void>;
};

type Parts = Omit<ReportSending, 'leaseMs'> & {
  readonly config: Pick<Config, 'smtpUrl'>;
  readonly mailSender: Pick<MailSender, 'nudge'>;
  /** How long a claim holds. */
  readonly leaseMs?: number;
  readonly pollMs?: number;
  /** Called after each look, once everything that was due is queued. */
  readonly onIdle?: () => void;
};

const usualLeaseMs = 120_000;
const usualPollMs = 15_000;

/** Without a mail server nothing is made: once there is one, the newest reports are sent. */
export const createAutoSender = ({ config, ...parts }: Parts): AutoSender => {
  if (config.smtpUrl === null)
    return { start: () => undefined, nudge: () => undefined, stop: () => Promise.resolve() };
  const { leaseMs = usualLeaseMs, pollMs = usualPollMs, mailSender, onIdle, ...sending } = parts;
  const pause = openPause();
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();

  const lookOnce = async (): Promise<void> => {
    await planReports(sending.db, nowMs(sending.clock));
    while (!isStopping && (await sendDueReport({ ...sending, leaseMs }))) {
      mailSender.nudge();
      await sending.yieldToRequests?.();
    }
    if (!isStopping && (await sendExceptions(sending))) mailSender.nudge();
  };

  const run = async (): Promise<void> => {
    while (!isStopping) {
      await lookOnce().then(onIdle, (error: unknown) =>
        sending.log.warn({ err: error }, 'What is due to be sent could not be made; it is tried again.'),
      );
      if (!isStopping) await pause.take(pollMs);
    }
  };

  return {
    start: () => {
      running = run();
    },
    nudge: pause.end,
    stop: () => {
      isStopping = true;
      pause.end();
      return running;
    },
  };
};
