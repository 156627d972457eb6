import { setTimeout as wait } from 'node:timers/promises';
import { payloadOf } from '../payload/dialect.ts';
import { createBackOff } from '../upload/back-off.ts';
import type { Outcome, Uploader } from '../upload/uploader.ts';
import type { FleetMeter } from './fleet-meters.ts';

export type LiveUpload = {
  readonly meters: readonly FleetMeter[];
  readonly uploader: Uploader;
  readonly intervalMs: number;
  readonly nowMs: () => number;
  readonly signal: AbortSignal;
  /** The number of rounds; by default it runs until stopped. */
  readonly rounds?: number;
  readonly onTrouble: (text: string) => void;
};

/** Uploads every meter's reading at each whole interval of the clock; all of a round show the same instant. */
export const uploadLive = async (live: LiveUpload): Promise<void> => {
  const backOff = createBackOff(live.signal);
  for (let round = 0; round < (live.rounds ?? Number.POSITIVE_INFINITY); round += 1) {
    if (round > 0) await untilNext(live);
    if (live.signal.aborted) return;
    const outcomes = await uploadRound(live, live.nowMs());
    if (live.signal.aborted) return;
    for (const why of reasons(outcomes)) live.onTrouble(why);
    if (outcomes.every(({ kind }) => kind === 'again')) await backOff.failed();
    else backOff.succeeded();
  }
};

const untilNext = async ({ intervalMs, nowMs, signal }: LiveUpload): Promise<void> => {
  await wait(intervalMs - (nowMs() % intervalMs), undefined, { signal }).catch(() => undefined);
};

const uploadRound = ({ meters, uploader }: LiveUpload, atMs: number): Promise<Outcome<unknown>[]> => {
  // All readings are made before the first is sent: the first time takes a while, in which no answer could be handled.
  const made = meters.flatMap((meter) => {
    const reading = meter.readingAt(atMs);
    return reading ? [{ key: meter.key, payload: payloadOf(meter.dialect, meter.sn, reading) }] : [];
  });
  return Promise.all(made.map(({ key, payload }) => uploader.reading(payload, key)));
};

const reasons = (outcomes: readonly Outcome<unknown>[]): Set<string> =>
  new Set(outcomes.flatMap((outcome) => (outcome.kind === 'ok' ? [] : [`live upload: ${outcome.why}`])));
