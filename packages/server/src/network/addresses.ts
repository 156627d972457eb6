// The addresses at which a listening server is reached.
import { networkInterfaces } from 'node:os';

const isEveryAddress = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** The address for programs on this computer. */
export const localUrl = (host: string, port: number): string =>
  isEveryAddress(host) ? `http://127.0.0.1:${port}` : urlOf(host, port);

/** The address for people on this computer. */
export const ownUrl = (host: string, port: number): string =>
  isEveryAddress(host) ? `http://localhost:${port}` : urlOf(host, port);

/** The address for meters of the same network; null when the server listens on one address only or has no network. */
export const networkUrl = (host: string, port: number): string | null => {
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  return isEveryAddress(host) && own ? urlOf(own.address, port) : null;
};

const urlOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
