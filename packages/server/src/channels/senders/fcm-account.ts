// The service account of `FCM_CREDENTIALS`, as Google's console gives it.
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { SettingUnusable } from '../../config/config.ts';

export type FcmAccount = {
  readonly projectId: string;
  readonly email: string;
  readonly key: KeyObject;
  readonly tokenUrl: string;
};

const file = z.object({
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url({ protocol: /^https?$/ }),
});

/** Read at the start, so that a wrong file is reported then. */
export const readFcmAccount = (path: string): FcmAccount => {
  try {
    const read = file.parse(JSON.parse(readFileSync(path, 'utf8')));
    return {
      projectId: read.project_id,
      email: read.client_email,
      key: createPrivateKey(read.private_key),
      tokenUrl: read.token_uri,
    };
  } catch (error) {
    throw new SettingUnusable(
      `FCM_CREDENTIALS must name the JSON file of a service account; ${path} is none or cannot be read.`,
      { cause: error },
    );
  }
};
