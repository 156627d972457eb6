// Sends the messages that are due, some at a time and apart from the jobs: a slow receiver holds up nothing else.
import { openPause } from '../concurrency/pause.ts';
import type { ClaimedDelivery } from './claimed-delivery.ts';
import { type Delivering, deliver } from './outbox/deliver.ts';
import { openTurns } from './turns.ts';

export type DeliverySender = {
  start(): void;
  /** Looks for messages at once. */
  nudge(): void;
  /** Waits for those under way, though not long. */
  stop(): Promise<void>;
};

type Parts = Delivering & { readonly pollMs?: number };

/** Receivers answer in milliseconds or not for seconds. */
const mostAtOnce = 8;
/** Another process may have written a message. */
const usualPollMs = 2_000;
const troubleRestMs = 5_000;
const patienceMs = 3_000;

export const createDeliverySender = ({ pollMs = usualPollMs, ...delivering }: Parts): DeliverySender => {
  const pause = openPause();
  const aborting = new AbortController();
  const underWay = new Set<Promise<void>>();
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();

  const turns = openTurns(delivering);

  const send = (delivery: ClaimedDelivery): Promise<unknown> =>
    turns.timed(delivery.channelId, () => deliver(delivering, delivery, aborting.signal));

  const begin = async (): Promise<boolean> => {
    const delivery = await turns.claim();
    if (delivery === null) return false;
    const work = send(delivery)
      .catch((error: unknown) => delivering.log.warn({ err: error }, 'A message was broken off.'))
      .then(() => {
        underWay.delete(work);
        // Another of the same channel may have waited for it.
        pause.end();
      });
    underWay.add(work);
    return true;
  };

  const run = async (): Promise<void> => {
    while (!isStopping) {
      let restMs = pollMs;
      try {
        while (!isStopping && underWay.size < mostAtOnce && (await begin()));
      } catch (error) {
        delivering.log.warn({ err: error }, 'The messages to be sent could not be read.');
        restMs = troubleRestMs;
      }
      if (!isStopping) await pause.take(restMs);
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
      await Promise.all(underWay);
      clearTimeout(cutting);
    },
  };
};
