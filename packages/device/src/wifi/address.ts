import type { Settings } from '../memory/settings.ts';

type Address = Settings['address'];
export type AddressInUse = Omit<Address, 'dhcp'>;

/** Where every device answers while it is its own access point. */
const accessPoint: AddressInUse = {
  ip: '11.11.11.1',
  netmask: '255.255.255.0',
  gw: '11.11.11.1',
  dns: '11.11.11.1',
};

/** The address that the device reports: its own, the one that was set, or the one that "DHCP" gave it, its host. */
export const addressInUse = (isJoined: boolean, { dhcp, ...fixed }: Address, host: string): AddressInUse => {
  if (!isJoined) return accessPoint;
  return dhcp ? { ip: host, netmask: '255.0.0.0', gw: host, dns: host } : fixed;
};

/** A static address within loopback is really taken: all of 127.0.0.0/8 leads to the same computer on Linux. */
export const listeningHost = (isJoined: boolean, { dhcp, ip }: Address, host: string): string =>
  isJoined && !dhcp && ip.startsWith('127.') ? ip : host;
