import { type KeyObject, randomBytes, verify } from 'node:crypto';
import type { Identity } from '../identity.ts';

/** Recovery from a forgotten password: a challenge that holds once, signed by the maker. */
export type Recovery = {
  readonly challenge: (identity: Identity) => string;
  readonly isProven: (payload: string, signature: string, key: KeyObject) => boolean;
  readonly forget: () => void;
};

/** UNVERIFIED: how long the nonce is. */
const nonceBytes = 16;

export const createRecovery = (): Recovery => {
  let current: string | null = null;
  return {
    challenge: ({ sn, mac }) => {
      current = `reset_admin|${sn}|${mac}|${randomBytes(nonceBytes).toString('hex')}`;
      return current;
    },
    isProven: (payload, signature, key) =>
      payload === current && verify(null, Buffer.from(payload), key, Buffer.from(signature, 'hex')),
    forget: () => {
      current = null;
    },
  };
};
