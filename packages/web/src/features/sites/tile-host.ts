/** Whom a browser asks for a map's tiles; `{s}` is no part of a host that a URL may have. */
export const hostOfTiles = (address: string): string => new URL(address.replaceAll(/\{\w+\}\.?/g, '')).host;
