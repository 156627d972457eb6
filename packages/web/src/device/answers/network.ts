// GET /api/wifidata. Older firmware answers with the network's name and its strength only.
import * as z from 'zod/mini';
import { flag, lenient, number, text } from './flag.ts';

export const networkAnswer = z.object({
  SN: text,
  version: text,
  ssid: text,
  sig: number,
  ip: text,
  netmask: text,
  gw: text,
  dns: text,
  dhcp: lenient(flag),
  uploadAddress: text,
});

export type DeviceNetwork = z.output<typeof networkAnswer>;

/** What POST /api/setwifiadv takes. What is left out stays as it is. */
export type NetworkChange = {
  readonly ssid: string;
  readonly pwd?: string;
  readonly dhcp: boolean;
  readonly ip?: string;
  readonly netmask?: string;
  readonly gw?: string;
  readonly dns?: string;
};
