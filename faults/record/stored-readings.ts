// What the program holds of a meter, by its own export: hot rows and packed days, exact decimals.
import { type Client, dataOf } from '@ohmstead/bench';
import type { ValuesText } from './sent-readings.ts';

const wholeHistory = 'starttime=2000-01-01&endtime=2100-01-01';

/** The instants, in milliseconds, of each row of values. */
export type StoredReadings = ReadonlyMap<ValuesText, readonly number[]>;

export const storedReadings = async (client: Client, meterId: number): Promise<StoredReadings> => {
  const path = `/api/v1/inverter/export/${meterId}?${wholeHistory}`;
  const answer = await client.send('GET', path);
  if (answer.status !== 200) dataOf(path, answer);
  const found = new Map<ValuesText, number[]>();
  for (const line of answer.body.toString().trimEnd().split('\r\n').slice(1)) {
    const [time = '', , ...values] = line.split(',');
    const text = values.join(',');
    found.set(text, [...(found.get(text) ?? []), Date.parse(time)]);
  }
  return found;
};
