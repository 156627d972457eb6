// Pure: which server somebody means who types an address.

/** What was typed as the addresses it may mean, in the order in which they are tried; none for what is no address. */
export const possibleAddresses = (typed: string): string[] => {
  const text = typed.trim();
  // Some browsers take a space for part of a name.
  if (/\s/.test(text)) return [];
  if (/^https?:\/\//i.test(text)) return [originAndPath(text)].filter((address) => address !== null);
  const secure = originAndPath(`https://${text}`);
  if (secure === null || text.includes('://')) return [];
  // Beyond one's own network a password never goes unencrypted unless somebody types so.
  return isLocal(new URL(secure).hostname) ? [secure, secure.replace('https:', 'http:')] : [secure];
};

/** Behind a proxy a server may lie under a path. */
const originAndPath = (text: string): string | null => {
  if (!URL.canParse(text)) return null;
  const { origin, pathname, username, hostname } = new URL(text);
  return username === '' && hostname !== '' ? origin + pathname.replace(/\/+$/, '') : null;
};

const isLocal = (host: string): boolean =>
  !host.includes('.') ||
  /\.(local|lan|home|internal|home\.arpa)$/.test(host) ||
  /^(10|127)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^169\.254\./.test(host);
