// What a person of the household does in the app, and what the meters send.
import { calls, readEnvelope } from '@ohmstead/contract';
import type { Ask } from '../incident-stories/ask.ts';
import type { CountedReading } from '../incident-stories/counted-readings.ts';
import { sendReadings } from '../incident-stories/send-readings.ts';

export type Program = { readonly ask: Ask; readonly address: () => string };

export type OwnMeter = { readonly id: number; readonly uploadKey: string };

export type Visit = ReturnType<typeof visitOf>;

export const visitOf = ({ ask, address }: Program, token: string) => {
  const post = (path: string, body: unknown) => ask('POST', path, { token, body });
  return {
    get: (path: string) => ask('GET', path, { token }),
    post,
    addMeter: (body: object): Promise<OwnMeter> => post('inverter/save', { type: 1, ...body }),
    send: ({ uploadKey: key }: OwnMeter, readings: readonly CountedReading[]) =>
      sendReadings(address(), { key }, readings),
    /** As the file's preview proposes. */
    importFile: async ({ id }: OwnMeter, body: string): Promise<void> => {
      const bring = async (path: string) => {
        const headers = { token, 'content-type': 'text/csv' };
        const response = await fetch(`${address()}/api/v1/inverter/${path}`, {
          method: 'POST',
          headers,
          body,
        });
        const answer = readEnvelope(await response.json());
        if (!answer?.successful) throw new Error(`The file was not taken: ${answer?.message}`);
        return answer.data;
      };
      const { mapping } = calls.import.preview.output.parse(await bring(`importpreview/${id}`));
      await bring(`import/${id}?mapping=${encodeURIComponent(JSON.stringify(mapping))}`);
    },
  };
};
