// The right to send by Firebase: a token that Google gives for an hour against one that the service account signs
// (https://developers.google.com/identity/protocols/oauth2/service-account#httprest).
import * as z from 'zod/mini';
import type { FcmAccount } from './fcm-account.ts';
import { jsonWebToken } from './json-web-token.ts';

export type GoogleToken = {
  /** Rejects where none is given. */
  token(signal: AbortSignal): Promise<string>;
  /** It was refused: the next one is a new one. */
  forget(): void;
};

type Known = { readonly token: string; readonly untilMs: number };

const hourSeconds = 3600;
/** It is renewed while it is still good for the message it is asked for. */
const marginMs = 60_000;
const timeoutMs = 10_000;

export const googleToken = (account: FcmAccount, nowMs: () => number): GoogleToken => {
  let known: Known | null = null;
  return {
    token: async (signal) => {
      if (known === null || known.untilMs < nowMs()) known = await askForToken(account, nowMs(), signal);
      return known.token;
    },
    forget: () => {
      known = null;
    },
  };
};

const answerShape = z.object({ access_token: z.string(), expires_in: z.number() });

const askForToken = async (account: FcmAccount, nowMs: number, signal: AbortSignal): Promise<Known> => {
  const response = await fetch(account.tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: assertionOf(account, Math.floor(nowMs / 1000)),
    }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`No token was given for the service account: ${response.status}.`);
  }
  const { access_token, expires_in } = answerShape.parse(await response.json());
  return { token: access_token, untilMs: nowMs + expires_in * 1000 - marginMs };
};

const assertionOf = ({ email, key, tokenUrl }: FcmAccount, nowSeconds: number): string =>
  jsonWebToken({
    algorithm: 'RS256',
    header: { typ: 'JWT' },
    claims: {
      iss: email,
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
      aud: tokenUrl,
      iat: nowSeconds,
      exp: nowSeconds + hourSeconds,
    },
    key,
  });
