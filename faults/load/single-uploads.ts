// A meter that sends one reading after another, without a time of its own, by its serial number or by its key.
import type { Client, Noise } from '@ohmstead/bench';
import { readingProblems } from '../record/compare-readings.ts';
import { type SentRecord, valuesText } from '../record/sent-readings.ts';
import { storedReadings } from '../record/stored-readings.ts';
import { countedValues } from './counted-values.ts';
import type { SiteMeter } from './make-site.ts';
import { openClients } from './open-clients.ts';
import type { Round, Sender } from './round.ts';
import { acceptedData, whileAsked } from './while-asked.ts';

/** A clock set back by less counts as one that stood still, and readings are moved apart by microseconds. */
const smallStepMs = 1000;

type SingleUploads = {
  readonly meter: SiteMeter;
  readonly by: 'serial number' | 'key';
  readonly record: SentRecord;
  readonly chance: Noise;
  readonly pauseMs: number;
};

export const singleUploads = ({ meter, by, record, chance, pauseMs }: SingleUploads): Sender => {
  const nextValues = countedValues(chance);
  const path = by === 'key' ? `/upload/${meter.key}` : '/api/v1/sensor/uploadsensor';
  const sendOne = async (send: Client['send'], { nowMs }: Round): Promise<boolean> => {
    const values = nextValues();
    const body = JSON.stringify({ ...(by === 'key' ? {} : { SN: meter.sn }), Data: values });
    const fromMs = nowMs();
    record.note(meter.id, valuesText(values), { fate: 'sent', fromMs, toMs: Number.POSITIVE_INFINITY });
    const answer = await send('POST', path, { body });
    if (acceptedData(path, answer) === null) return false;
    record.note(meter.id, valuesText(values), { fate: 'acknowledged', fromMs, toMs: nowMs() + smallStepMs });
    return true;
  };
  return {
    name: `single readings by ${by}`,
    send: async (round) => {
      const client = openClients(round);
      await whileAsked(round, pauseMs, () => sendOne(client.send, round)).finally(() => client.close());
    },
    problems: async (client) =>
      readingProblems(record.meters().get(meter.id) ?? new Map(), await storedReadings(client, meter.id)),
  };
};
