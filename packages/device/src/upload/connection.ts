import type { Payload } from '@ohmstead/meter';

/** A way to the address that the device uploads to. Sending rejects when the payload did not get there. */
export type Connection = {
  readonly send: (payload: Payload) => Promise<void>;
  readonly close: () => void;
};

export const uploadTimeoutMs = 10_000;
