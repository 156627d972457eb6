// IPv4 addresses as a device's settings have them. Leading zeros are none: some programs would read them as octal.

const part = '(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const pattern = new RegExp(`^${part}\\.${part}\\.${part}\\.${part}$`);

/** The address as one number; null for what is none. */
export const ipv4Number = (text: string): number | null => {
  const parts = pattern.exec(text)?.slice(1).map(Number);
  return parts ? parts.reduce((number, value) => number * 256 + value, 0) : null;
};

/** Of a single machine: not of this network, of many at once, or of all. */
export const isHostAddress = (text: string): boolean => {
  const number = ipv4Number(text);
  if (number === null) return false;
  const first = Math.floor(number / 2 ** 24);
  return first > 0 && first < 224;
};

/** Ones first, then zeros; each at least once, and room for two machines. */
export const isNetmask = (text: string): boolean => {
  const mask = ipv4Number(text);
  if (mask === null) return false;
  const hosts = 2 ** 32 - mask;
  return hosts >= 4 && hosts < 2 ** 32 && Number.isInteger(Math.log2(hosts));
};

/** Two addresses within one network. */
export const isSameNetwork = (one: string, other: string, netmask: string): boolean => {
  const size = 2 ** 32 - (ipv4Number(netmask) ?? 0);
  return Math.floor((ipv4Number(one) ?? 0) / size) === Math.floor((ipv4Number(other) ?? 0) / size);
};
