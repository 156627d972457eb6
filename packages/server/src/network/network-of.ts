import ipaddr from 'ipaddr.js';

/** What limits and proofs count as one address: IPv4 whole; of IPv6 the /64, all of which one customer has at least. */
export const networkOf = (address: string): string => {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
};
