// How a listening server is reached.
import { networkInterfaces } from 'node:os';

const isEveryAddress = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** By programs on this computer. */
export const localUrl = (host: string, port: number): string =>
  isEveryAddress(host) ? `http://127.0.0.1:${port}` : urlOf(host, port);

/** By people on this computer. */
export const ownUrl = (host: string, port: number): string =>
  isEveryAddress(host) ? `http://localhost:${port}` : urlOf(host, port);

/** By the meters of the same network; null when it listens on one address only or there is no network. */
export const networkUrl = (host: string, port: number): string | null => {
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  return isEveryAddress(host) && own ? urlOf(own.address, port) : null;
};

const urlOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
