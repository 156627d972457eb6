// A signed JSON Web Token (RFC 7519), as the push services of Google and Apple ask for.
import { type KeyObject, sign } from 'node:crypto';

export type TokenParts = {
  readonly algorithm: 'RS256' | 'ES256';
  readonly header: Readonly<Record<string, string>>;
  readonly claims: Readonly<Record<string, string | number>>;
  readonly key: KeyObject;
};

export const jsonWebToken = ({ algorithm, header, claims, key }: TokenParts): string => {
  const signed = [{ alg: algorithm, ...header }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  // ES256 signs with the two numbers one behind the other; RSA has no such choice.
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
};
