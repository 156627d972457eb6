import { isHostAddress } from './ipv4.ts';

const pattern = /^(?:http:\/\/)?([\d.]+)(?::(\d{1,5}))?\/?$/i;
const usualPort = 80;

/** "192.168.1.20", with a port where it is not the usual one. Null for what cannot be the address of a device. */
export const deviceAddressOf = (typed: string): string | null => {
  const [, ip = '', port = String(usualPort)] = pattern.exec(typed.trim()) ?? [];
  if (!isHostAddress(ip)) return null;
  const number = Number(port);
  if (number < 1 || number > 65_535) return null;
  return number === usualPort ? ip : `${ip}:${number}`;
};

/** What stands before a path on the device, and the address of its own page. */
export const originOf = (address: string): string => `http://${address}`;
