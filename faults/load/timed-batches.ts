// A gateway that sends batches of readings with their times, some late. A batch without an answer is sent again, as
// gateways do: whatever of it was stored before must not be stored twice.

import type { Client, Noise } from '@ohmstead/bench';
import { calls } from '@ohmstead/contract';
import { dayMs } from '@ohmstead/domain';
import { readingProblems } from '../record/compare-readings.ts';
import { type SentRecord, valuesText } from '../record/sent-readings.ts';
import { storedReadings } from '../record/stored-readings.ts';
import type { SiteMeter } from './make-site.ts';
import { openClients } from './open-clients.ts';
import type { Round, Sender } from './round.ts';
import { acceptedData, whileAsked } from './while-asked.ts';

const spacingMs = 10_000;
const historyDays = 20;
const pauseMs = 60;

type TimedReading = { readonly atMs: number; readonly values: readonly number[] };

type TimedBatches = {
  readonly meter: SiteMeter;
  readonly record: SentRecord;
  readonly chance: Noise;
  readonly nowMs: () => number;
  /** After so many readings the counter begins again at 0, as of a meter that was reset. */
  readonly resetEvery?: number;
};

const readingAt = (startMs: number, place: number, resetEvery: number): TimedReading => ({
  atMs: startMs + place * spacingMs,
  // The export counter identifies the readings of a meter whose import counter begins again.
  values: [230.1, 1.5, 345, (place % resetEvery) / 1000, place / 1000, 50, 0.99],
});

export const timedBatches = ({ meter, record, chance, ...options }: TimedBatches): Sender => {
  const { resetEvery = Number.POSITIVE_INFINITY } = options;
  const startMs = Math.floor(options.nowMs() / dayMs - historyDays) * dayMs;
  const late: TimedReading[][] = [];
  let place = 0;
  let pending: readonly TimedReading[] | null = null;

  const stretch = (): TimedReading[] => {
    const length = 20 + Math.floor(chance.even() * 180);
    const from = place;
    place += length;
    return Array.from({ length }, (_, step) => readingAt(startMs, from + step, resetEvery));
  };
  /** One in five is held back and comes after others. */
  const nextBatch = (): readonly TimedReading[] => {
    if (chance.even() < 0.2) late.push(stretch());
    const isLateTurn = chance.even() < 0.2;
    return (isLateTurn ? late.shift() : undefined) ?? stretch();
  };

  const sendBatch = async (send: Client['send']): Promise<boolean> => {
    pending ??= nextBatch();
    const readings = pending;
    const noteAll = (fate: 'sent' | 'acknowledged'): void => {
      for (const { atMs, values } of readings)
        record.note(meter.id, valuesText(values), { fate, fromMs: atMs, toMs: atMs });
    };
    noteAll('sent');
    const answer = await send('POST', calls.upload.batch.path, { body: linesOf(meter, readings) });
    const accepted = acceptedData('a batch', answer);
    if (accepted === null) return false;
    const outcome = calls.upload.batch.output.parse(accepted.data);
    if (outcome.accepted + outcome.duplicates !== readings.length)
      throw new Error(`a batch of ${readings.length} was answered ${JSON.stringify(outcome)}`);
    noteAll('acknowledged');
    pending = null;
    return true;
  };

  return {
    name: 'batches',
    send: async (round: Round) => {
      const client = openClients(round);
      await whileAsked(round, pauseMs, () => sendBatch(client.send)).finally(() => client.close());
    },
    problems: async (client) =>
      readingProblems(record.meters().get(meter.id) ?? new Map(), await storedReadings(client, meter.id)),
  };
};

const linesOf = ({ key }: SiteMeter, readings: readonly TimedReading[]): string =>
  readings
    .map(({ atMs, values }) => JSON.stringify({ key, Data: values, time: new Date(atMs).toISOString() }))
    .join('\n');
