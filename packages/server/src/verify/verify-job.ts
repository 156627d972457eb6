// Verifies everything about once a day, a little at a time beside the answers.

import type { Kysely } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import { nowMs } from '../clock/clock.ts';
import type { Ingest } from '../ingest/create-ingest.ts';
import type { Job } from '../jobs/start-jobs.ts';
import type { Log } from '../log/log.ts';
import type { Database } from '../storage/schema.ts';
import { raiseAlarm } from './raise-alarm.ts';
import { loadRound, newRound, roundAfter, saveReport, saveRound, type VerifyRound } from './verify-round.ts';
import { verifyStep } from './verify-steps.ts';

const everyMs = 30_000;
const roundEveryMs = 24 * 3_600_000;
/** Other jobs and the answers get the rest. */
const workMs = 3_000;

type Parts = {
  readonly db: Kysely<Database>;
  readonly ingest: Ingest;
  readonly clock: Clock;
  readonly log: Log;
};

export const verifyJob = (parts: Parts): Job => ({
  name: 'verify',
  everyMs,
  run: async (signal) => {
    const round = await dueRound(parts);
    if (round) await goOn(parts, round, signal);
  },
});

/** The first begins a day after the server did, when there is something to verify. */
const dueRound = async ({ db, clock }: Parts): Promise<VerifyRound | null> => {
  const now = nowMs(clock);
  const round = await loadRound(db);
  if (round === null) {
    await saveRound(db, { ...newRound(now), position: null });
    return null;
  }
  if (round.position !== null) return round;
  return now - round.startedAtMs >= roundEveryMs ? newRound(now) : null;
};

const goOn = async (parts: Parts, begun: VerifyRound, signal: AbortSignal): Promise<void> => {
  const { db, ingest, clock } = parts;
  const begunMs = nowMs(clock);
  const hasTime = (): boolean => Math.abs(nowMs(clock) - begunMs) < workMs;
  let round = begun;
  while (round.position !== null && !signal.aborted && hasTime()) {
    round = roundAfter(round, await verifyStep({ db, ingest, nowMs: () => nowMs(clock) }, round.position));
  }
  await saveRound(db, round);
  if (round.position !== null) return;
  await saveReport(db, round);
  await raiseAlarm(parts, round);
};
