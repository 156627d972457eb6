import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type Clock, nowMs } from '../clock/clock.ts';
import type { Leadership } from '../jobs/leadership.ts';
import type { Log } from '../log/log.ts';
import type { Database } from '../storage/schema.ts';
import { demoMeters, liveUntil } from './demo-meters.ts';
import { type DemoInstallation, readDemoHistory, writeDemoHistory } from './demo-setting.ts';
import { keepHistory } from './history-keeper.ts';
import { minutesFrom, planHistory, readingsIn } from './plan-history.ts';
import type { ProgressOut } from './show-progress.ts';
import { superviseFleet } from './supervise-fleet.ts';

export type DemoContext = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Log;
  /** The address to which the virtual meters upload, such as http://127.0.0.1:8080. */
  readonly address: string;
  /** The built process of the virtual meters. */
  readonly fleetFile: string | URL;
  readonly out: ProgressOut;
  /** Of several servers the leading one fills the demo. */
  readonly leadership: Pick<Leadership, 'term'>;
};

export type Demo = {
  /** Answers once the whole history is in. */
  readonly complete: Promise<void>;
  readonly stop: () => Promise<void>;
};

const liveIntervalMs = 5_000;
const restartMs = 5_000;
/** The pause while another server leads. */
const followMs = 1_000;

/** The virtual meters that fill the installed demo; once the server listens. */
export const startDemo = (context: DemoContext, installation: DemoInstallation): Demo => {
  const stopping = new AbortController();
  let onComplete = (): void => undefined;
  const complete = new Promise<void>((resolve) => {
    onComplete = resolve;
  });
  const running = keepRunning(context, { installation, onComplete, signal: stopping.signal });
  return {
    complete,
    stop: () => {
      stopping.abort();
      return running;
    },
  };
};

type Running = {
  readonly installation: DemoInstallation;
  readonly onComplete: () => void;
  readonly signal: AbortSignal;
};

const keepRunning = async (context: DemoContext, running: Running): Promise<void> => {
  const { signal } = running;
  while (!signal.aborted) {
    const term = context.leadership.term();
    if (term === null) {
      await wait(followMs, undefined, { signal }).catch(() => undefined);
      continue;
    }
    const failure = await runFleet(context, { ...running, signal: AbortSignal.any([signal, term]) }).then(
      () => null,
      (error: unknown) => error,
    );
    if (signal.aborted) return;
    if (term.aborted) continue;
    context.log.warn({ err: failure }, 'the virtual meters have ended; they start again in a moment');
    await wait(restartMs, undefined, { signal }).catch(() => undefined);
  }
};

/** One life of the virtual meters' process: it gets what is missing of the past by now. */
const runFleet = async (context: DemoContext, { installation, onComplete, signal }: Running) => {
  const { db, clock } = context;
  const { anchorMs, countedFromMs, seed } = installation;
  const atMs = nowMs(clock);
  const liveToMs = await liveUntil(db, installation);
  const history = planHistory(await readDemoHistory(db), { anchorMs, nowMs: atMs, liveToMs });
  await writeDemoHistory(db, history);
  const minutesFromMs = minutesFrom(atMs);
  const sites = await demoMeters(db, installation);
  const meters = sites.reduce((sum, site) => sum + site.meters.length, 0);
  const total = meters * readingsIn(history.missing, minutesFromMs);
  const keeper = keepHistory({ ...context, history, total, onComplete });
  if (signal.aborted) return;
  const { missing } = history;
  const sending = { url: context.address, seed, anchorMs: countedFromMs, sites };
  const order = { ...sending, missing, minutesFromMs, liveIntervalMs };
  await superviseFleet({ file: context.fleetFile, order, onReport: keeper.onReport, signal });
  await keeper.saved();
};
