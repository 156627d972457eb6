// The live reading of a device, of old and new firmware: /api/monitor, /api/monitorjson, /monitorjson.
import { decodePayload, type Reading } from '@ohmstead/domain';
import * as z from 'zod/mini';
import { number, text } from './flag.ts';
import { answered, type Outcome } from './outcome.ts';

const head = z.object({ version: text, model: text, mac: text, ssid: text, sig: number });

export type Monitor = {
  readonly sn: string | null;
  readonly version: string | null;
  readonly model: string | null;
  readonly ssid: string | null;
  /** 0–100. */
  readonly signal: number | null;
  readonly values: Omit<Reading, 'atMicros'>;
};

export const monitorOf = (body: unknown): Outcome<Monitor> => {
  const parsed = head.safeParse(body);
  if (!parsed.success) return { kind: 'notUnderstood' };
  const decoded = decodePayload(body);
  if (decoded.kind === 'refused')
    return { kind: decoded.code === 'reading_not_ready' ? 'notReady' : 'notUnderstood' };
  const { version, model, ssid, sig } = parsed.data;
  return answered({ sn: decoded.sn, version, model, ssid, signal: sig, values: decoded.values });
};
