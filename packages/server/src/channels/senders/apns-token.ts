// The token by which Apple knows the operator. Apple takes one for an hour, and none that is renewed more often than every
// 20 minutes.
import type { ApnsKey } from './apns-key.ts';
import { jsonWebToken } from './json-web-token.ts';

export type ApnsToken = {
  token(): string;
  /** It was refused: the next one is a new one, if the last is old enough. */
  forget(): void;
};

const lifetimeMs = 40 * 60_000;
const leastMs = 20 * 60_000;

export const apnsToken = ({ key, keyId, teamId }: ApnsKey, nowMs: () => number): ApnsToken => {
  let known: { readonly text: string; readonly madeMs: number } | null = null;
  const make = (): string => {
    const atMs = nowMs();
    const claims = { iss: teamId, iat: Math.floor(atMs / 1000) };
    const text = jsonWebToken({ algorithm: 'ES256', header: { kid: keyId }, claims, key });
    known = { text, madeMs: atMs };
    return text;
  };
  const isOlder = (ms: number): boolean => known === null || Math.abs(nowMs() - known.madeMs) > ms;
  return {
    token: () => (known === null || isOlder(lifetimeMs) ? make() : known.text),
    forget: () => {
      if (isOlder(leastMs)) known = null;
    },
  };
};
