import type { FastifyRequest } from 'fastify';
import { networkUrl } from '../network/addresses.ts';
import type { Config } from './config.ts';

/** How meters and other people reach this server: as configured, else as the request itself reached it, but never by a name of this computer only. */
export const serverAddress = (
  config: Pick<Config, 'publicUrl' | 'host'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => {
  const requested = `${protocol}://${host}`;
  return config.publicUrl ?? seenFromNetwork(config.host, requested) ?? requested;
};

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

const seenFromNetwork = (listensOn: string, requested: string): string | null => {
  if (!URL.canParse(requested)) return null;
  const { hostname, port, protocol } = new URL(requested);
  return loopback.test(hostname) && protocol === 'http:' ? networkUrl(listensOn, Number(port || 80)) : null;
};
