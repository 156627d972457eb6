import ipaddr from 'ipaddr.js';

/**
 * Limits and proofs count this as one address: an IPv4 address, or the /64 of an IPv6 one, the least that a customer
 * has.
 */
export const networkOf = (address: string): string => {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
};
