// Looks a host up for a connection, and refuses it unless all of its addresses are public. The connection goes to what was
// looked up here: a name that answers otherwise the next time leads nowhere else.
import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';

export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} belongs to a private network.`);
  }
}

export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return done(new PrivateAddress(hostname), []);
    const [first = noAddress] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

const noAddress: LookupAddress = { address: '', family: 4 };

/** Throws for an address written as such, which is not looked up by anything. */
export const requirePublicHost = ({ hostname }: URL): void => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddress(hostname);
};
