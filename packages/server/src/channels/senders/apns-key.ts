import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SettingUnusable } from '../../config/config.ts';

export type ApnsKey = { readonly key: KeyObject; readonly keyId: string; readonly teamId: string };

/** Read at the start, so that a wrong file is reported then. */
export const readApnsKey = (path: string, ids: Omit<ApnsKey, 'key'>): ApnsKey => {
  try {
    const key = createPrivateKey(readFileSync(path, 'utf8'));
    if (key.asymmetricKeyType !== 'ec') throw new TypeError(`The key is of type ${key.asymmetricKeyType}.`);
    return { key, ...ids };
  } catch (error) {
    throw new SettingUnusable(
      `APNS_KEY must name the .p8 file of Apple’s key; ${path} is none or cannot be read.`,
      { cause: error },
    );
  }
};
