// A proxy that TRUST_PROXY does not name makes all its clients look like one address: what is concluded from an
// address is then worth nothing.
import type { FastifyRequest } from 'fastify';

/** Headers that proxies add to a request. Browsers and meters send none of them. */
const addedByProxies = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

/**
 * True as well for a client that sends such headers itself, and for one behind a proxy of its own network: the address is
 * not its own alone then. A proxy that adds nothing is seen by nobody.
 */
export const cameByUndeclaredProxy = ({ ips, headers }: FastifyRequest): boolean => {
  const believed = (ips?.length ?? 1) - 1;
  if (believed === 0) return addedByProxies.some((name) => headers[name] !== undefined);
  return entriesOf(headers['x-forwarded-for']) > believed;
};

const entriesOf = (header: string | readonly string[] | undefined): number =>
  [header ?? []]
    .flat()
    .join()
    .split(',')
    .filter((entry) => entry.trim() !== '').length;
