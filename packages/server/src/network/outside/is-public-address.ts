import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to the internet: not to this computer, a private, shared or link-local network, a group of
 * receivers, or a range kept for other uses. Addresses that carry an IPv4 one are judged by that.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && parsed.range() === 'rfc6052')
    // NAT64: an IPv6-only network reaches IPv4 addresses by these.
    return isPublicAddress(new ipaddr.IPv4(parsed.toByteArray().slice(-4)).toString());
  return parsed.range() === 'unicast';
};
