// Decides whose `X-Forwarded-…` headers are believed. Each proxy appends the address it was asked from, so that only
// the last entries, as many as there are proxies of one's own, are true; what stands before them anybody can have
// written.
import { isIP } from 'node:net';

/** The number of proxies in a row before this server (0 for none), or their addresses and subnets. */
export type TrustProxy = number | readonly string[];

const mostHops = 16;
const named: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** Null when the text is no such setting. */
export const readTrustProxy = (text: string): TrustProxy | null => {
  if (text === 'on' || text === 'off') return text === 'on' ? 1 : 0;
  if (/^\d{1,2}$/.test(text)) return Number(text) <= mostHops ? Number(text) : null;
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.every(isAddressOrSubnet) ? entries : null;
};

const isAddressOrSubnet = (entry: string): boolean => {
  if (named.includes(entry)) return true;
  const [address = '', length, ...more] = entry.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || more.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
};

/** The setting in Fastify's form, which does not accept a mere number. */
export const fastifyTrust = (trust: TrustProxy): false | string[] | ((_: string, hop: number) => boolean) => {
  if (typeof trust !== 'number') return [...trust];
  return trust > 0 && ((_, hop) => hop < trust);
};
