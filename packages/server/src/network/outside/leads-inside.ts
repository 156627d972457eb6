import { lookup } from 'node:dns/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isPublicAddress } from './is-public-address.ts';

/** A name server that takes longer says nothing; a name that nobody knows yet is looked up again with each message. */
const patienceMs = 3_000;

/** Whether an address leads into a private network, as far as is known now. */
export const leadsInside = async (address: string): Promise<boolean> => {
  const host = new URL(address).hostname.replace(/^\[(.*)\]$/, '$1');
  const looked = lookup(host, { all: true }).catch(() => []);
  const given = new AbortController();
  const none = wait(patienceMs, [], { ref: false, signal: given.signal }).catch(() => []);
  const addresses = await Promise.race([looked, none]);
  given.abort();
  return addresses.some((found) => !isPublicAddress(found.address));
};
