// Sends what is in the outbox, one mail after another, apart from the jobs: a slow mail server holds up nothing else.
import { openPause } from '../concurrency/pause.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { smtpTransport } from './mail-transport.ts';
import { type Sending, type SendOutcome, sendNext } from './send-next.ts';

export type MailSender = {
  start(): void;
  /** Looks into the outbox at once. */
  nudge(): void;
  /** Waits for the mail under way, though not long. */
  stop(): Promise<void>;
};

type Parts = Pick<Sending, 'db' | 'log'> & {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'serverGroup'>;
  /** How long a claim holds; an attempt may take half of that. */
  readonly leaseMs?: number;
  readonly pollMs?: number;
};

/** Without a mail server it does nothing: mails stay in the outbox. */
export const createMailSender = ({ config, ...parts }: Parts): MailSender => {
  if (config.smtpUrl === null)
    return { start: () => undefined, nudge: () => undefined, stop: () => Promise.resolve() };
  const { db, log, leaseMs = usualLeaseMs, pollMs = usualPollMs } = parts;
  const { smtpUrl, mailFrom: from, serverGroup } = config;
  const sending = { db, log, leaseMs, transport: smtpTransport(smtpUrl), from, serverGroup };
  return runSender(sending, pollMs);
};

const usualLeaseMs = 120_000;
/** Another process may have put a mail into the outbox. */
const usualPollMs = 2_000;
const patienceMs = 3_000;

const runSender = (sending: Sending, pollMs: number): MailSender => {
  const pause = openPause();
  const aborting = new AbortController();
  let isStopping = false;
  let unreachable = 0;
  let running: Promise<void> = Promise.resolve();

  const run = async (): Promise<void> => {
    while (!isStopping) {
      const outcome = await sendNext(sending, aborting.signal).catch((error: unknown) =>
        noted(sending.log, error),
      );
      unreachable = outcome === 'unreachable' ? unreachable + 1 : 0;
      const restMs = restAfter(outcome, unreachable, pollMs);
      if (restMs > 0 && !isStopping) await pause.take(restMs);
    }
  };

  return {
    start: () => {
      running = run();
    },
    nudge: pause.end,
    stop: async () => {
      isStopping = true;
      pause.end();
      const cutting = setTimeout(() => aborting.abort(), patienceMs);
      await running;
      clearTimeout(cutting);
    },
  };
};

const noted = (log: Log, error: unknown): 'trouble' => {
  log.warn({ err: error }, 'The outbox could not be read.');
  return 'trouble';
};

const troubleRestMs = 5_000;
const longestRestMs = 60_000;

const restAfter = (outcome: SendOutcome | 'trouble', unreachable: number, pollMs: number): number => {
  if (outcome === 'none') return pollMs;
  if (outcome === 'trouble') return troubleRestMs;
  // A mail server that is away is asked again with the next mail, ever more rarely.
  return outcome === 'unreachable' ? Math.min(pollMs * 2 ** (unreachable - 1), longestRestMs) : 0;
};
