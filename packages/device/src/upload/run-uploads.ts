import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from '@ohmstead/meter';
import { runModes, type Settings } from '../memory/settings.ts';
import type { Connection } from './connection.ts';
import { httpConnection } from './http-connection.ts';
import { tcpConnection } from './tcp-connection.ts';

/** How many uploads arrived, how many did not, and why the last one did not. */
export type UploadCount = { sent: number; failed: number; why: string | null };

type Uploads = {
  /** As they were at the start: what changes them restarts the device. */
  readonly settings: Settings;
  readonly intervalMs: () => number;
  /** Null while there are no values yet. */
  readonly payload: () => Payload | null;
  readonly count: UploadCount;
  readonly signal: AbortSignal;
};

/** Uploads until stopped, if the settings name a way and an address. */
export const runUploads = async (uploads: Uploads): Promise<void> => {
  const { settings, intervalMs, count, signal } = uploads;
  const connection = connectionFor(settings, count);
  if (connection === null) return;
  signal.addEventListener('abort', connection.close);
  while (!signal.aborted) {
    const isReady = await uploadOnce(uploads, connection);
    await wait(isReady ? intervalMs() : readyCheckMs, undefined, { signal }).catch(() => undefined);
  }
};

const readyCheckMs = 100;

/** Run modes for the makers' cloud and for nobody send nothing; so does MQTT, which is not built here. */
const connectionFor = ({ advanced, tls }: Settings, count: UploadCount): Connection | null => {
  const { runMode, uploadAddress } = advanced;
  if (uploadAddress === '') return null;
  try {
    if (runMode === runModes.http) return httpConnection(uploadAddress, tls);
    if (runMode === runModes.tcp) return tcpConnection(uploadAddress, tls);
  } catch (error) {
    failed(count, error);
  }
  return null;
};

const uploadOnce = async ({ payload, count, signal }: Uploads, { send }: Connection): Promise<boolean> => {
  const values = payload();
  if (values === null) return false;
  try {
    await send(values);
    count.sent += 1;
  } catch (error) {
    if (!signal.aborted) failed(count, error);
  }
  return true;
};

const failed = (count: UploadCount, error: unknown): void => {
  count.failed += 1;
  count.why = error instanceof Error ? error.message : String(error);
};
