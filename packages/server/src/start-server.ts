// Starts the server's parts on an open database, one after another, and stops them in the opposite order.

import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { hourMs } from '@ohmstead/domain';
import { ensureAdministrator, type FirstAdministrator } from './accounts/first-administrator.ts';
import { forgetOldLogins } from './accounts/forget-logins.ts';
import { buildApp } from './app.ts';
import { type Clock, nowDate, nowMs } from './clock/clock.ts';
import { openCommandSocket } from './commands/command-socket.ts';
import type { Config } from './config/config.ts';
import type { Context } from './context/context.ts';
import { createContext } from './context/create-context.ts';
import { installDemo } from './demo/install-demo.ts';
import { timesOfDemo } from './demo/plan-history.ts';
import { startDemo } from './demo/start-demo.ts';
import type { UncaughtErrors } from './errors/uncaught-errors.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { listJobs } from './list-jobs.ts';
import { localUrl } from './network/addresses.ts';
import type { StartStep } from './report-start.ts';
import type { Storage } from './storage/storage.ts';

export type StartParts = {
  readonly config: Config;
  readonly version: string;
  readonly clock: Clock;
  readonly uncaught: UncaughtErrors;
  /** Closed at the stop. */
  readonly storage: Storage;
  /** The folders of the builds. */
  readonly files: { readonly webRoot: string; readonly fleet: URL; readonly parseThread: URL };
  readonly out: NodeJS.WriteStream;
  readonly onStep: (step: StartStep) => void;
  /** Called before the first request can come. */
  readonly beforeListening: () => void;
};

export type RunningServer = {
  readonly port: number;
  readonly administrator: FirstAdministrator;
  stop(): Promise<void>;
};

/** Answers under way get this long at a stop; devices whose upload is cut off then send it again. */
const patienceMs = 3_000;
/** Whatever has not ended by then fails once the storage is closed. */
const longestWaitMs = 5_000;

export const startServer = async (parts: StartParts): Promise<RunningServer> => {
  const { config, clock, storage, files } = parts;
  const context = createContext({ ...parts, parseThread: files.parseThread });
  parts.onStep('journal');
  await context.retention.load();
  await context.storedBytes.load();
  await context.ingest.ready;
  await context.silence.start();
  parts.onStep('accounts');
  await context.leadership.start();
  const administrator = await ensureAdministrator(context.db, config);
  // The demo is set up before the server listens, so that its account is there with the first answer.
  const installation = config.demo ? await installDemo(context.db, timesOfDemo(nowMs(clock))) : null;
  const app = await buildApp(context, { webRoot: files.webRoot });
  await context.imports.resume();
  parts.beforeListening();
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo; // It listens on a port, not on a pipe.
  const demo = installation && startDemo(demoContext(context, parts, port), installation);
  const forgetting = forgetLoginsHourly(context);
  const jobs = startJobs(listJobs(context), context.outages, context.jobRuns, context.leadership);
  context.mailSender.start();
  context.notifier.start();
  context.nowWatch.start();
  context.messages.sender.start();
  context.autoSender.start();
  const commandSocket = await openCommandSocket(config, context);

  const stop = async (): Promise<void> => {
    clearInterval(forgetting);
    const cutting = setTimeout(() => app.server.closeAllConnections(), patienceMs);
    const senders = [context.messages.sender.stop(), context.autoSender.stop(), context.mailSender.stop()];
    // A job that waits for an answer of the weather’s service ends with it.
    const weather = context.weather.close();
    const ends = [
      context.imports.stop(),
      commandSocket.close(),
      jobs.stop(),
      ...senders,
      weather,
      demo?.stop(),
      app.close(),
    ];
    const parts = Promise.allSettled(ends);
    await Promise.race([parts, wait(longestWaitMs, undefined, { ref: false })]);
    clearTimeout(cutting);
    await context.leadership.stop();
    await context.close();
    await storage.close();
  };
  return { port, administrator, stop };
};

const demoContext = (
  { db, clock, log, leadership }: Context,
  { config, files, out }: StartParts,
  port: number,
) => ({
  db,
  clock,
  log,
  leadership,
  out,
  address: localUrl(config.host, port),
  fleetFile: files.fleet,
});

const forgetLoginsHourly = ({ db, clock, log }: Context): NodeJS.Timeout => {
  let before: Date | null = null;
  const forget = async (): Promise<void> => {
    const now = nowDate(clock);
    // Deletes what was already old an hour ago: a clock that is ahead for a moment ends nobody's session.
    const at = before !== null && before < now ? before : now;
    const isFirst = before === null;
    before = now;
    if (isFirst) return;
    await forgetOldLogins(db, at).catch((error) => log.warn({ err: error }, 'old logins were not deleted'));
  };
  void forget();
  return setInterval(forget, hourMs).unref();
};
