// Brings readings in, in large bodies: one is read while another one is written.
import { dayMs, hourMs, quarterHourMs } from '@ohmstead/domain';
import { type BatchReading, linesOf } from '../fixtures/batch-readings.ts';
import { countedKwh } from '../load/counted-kwh.ts';
import { threePhasePayload } from '../load/three-phase-payload.ts';
import { morningMidnightMs } from './morning-zone.ts';

const linesAtOnce = 4_000;
const sendersAtOnce = 2;

type Outcome = { readonly data: { readonly refused: readonly unknown[] } };

/** Each meter's reading of each instant, by its key: from then on its serial number alone uploads no more. */
export const uploadReadings = (
  origin: string,
  sns: readonly string[],
  instantsMs: readonly number[],
): Promise<void> =>
  uploadBodies(origin, sns, {
    metersAtOnce: Math.max(1, Math.floor(linesAtOnce / instantsMs.length)),
    bodyOf: (some) => linesOf(some.flatMap((sn) => readingsOf(sn, instantsMs))),
  });

/** Each meter's reading of now, by its serial number alone. */
export const uploadNow = (origin: string, sns: readonly string[]): Promise<void> =>
  uploadBodies(origin, sns, {
    metersAtOnce: linesAtOnce,
    bodyOf: (some) =>
      some.map((sn) => JSON.stringify(threePhasePayload(sn, countedKwh(Date.now())))).join('\n'),
  });

type Bodies = {
  readonly metersAtOnce: number;
  readonly bodyOf: (sns: readonly string[]) => string;
};

const uploadBodies = async (
  origin: string,
  sns: readonly string[],
  { metersAtOnce, bodyOf }: Bodies,
): Promise<void> => {
  let next = 0;
  const sender = async (): Promise<void> => {
    while (next < sns.length) {
      const some = sns.slice(next, next + metersAtOnce);
      next += metersAtOnce;
      await upload(origin, bodyOf(some));
    }
  };
  await Promise.all(Array.from({ length: sendersAtOnce }, sender));
};

const readingsOf = (sn: string, instantsMs: readonly number[]): BatchReading[] =>
  instantsMs.map((atMs) => ({ sn, atMs, payload: threePhasePayload(sn, countedKwh(atMs)) }));

const upload = async (origin: string, body: string): Promise<void> => {
  const answer = await fetch(`${origin}/api/v1/sensor/uploadbatch`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`uploadbatch answered ${answer.status}: ${text.slice(0, 300)}`);
  // The contract's output; anything else fails the next line.
  const { data } = JSON.parse(text) as Outcome;
  if (data.refused.length > 0) throw new Error(`uploadbatch refused lines: ${text.slice(0, 300)}`);
};

const daysBack = 31;

/** A month by its days, yesterday by its quarter-hours, and today by its hours, where the reports come due. */
export const reportedInstants = (nowMs: number): number[] => {
  const todayMs = morningMidnightMs(nowMs);
  const every = (fromMs: number, toMs: number, stepMs: number) =>
    Array.from({ length: Math.ceil((toMs - fromMs) / stepMs) }, (_, step) => fromMs + step * stepMs);
  return [
    ...every(todayMs - daysBack * dayMs, todayMs - dayMs, dayMs),
    ...every(todayMs - dayMs, todayMs, quarterHourMs),
    ...every(todayMs, nowMs, hourMs),
  ];
};
