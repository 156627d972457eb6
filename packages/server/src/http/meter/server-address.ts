import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/** How this server is reached: as configured, else as the request itself reached it. */
export const serverAddress = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => publicUrl ?? `${protocol}://${host}`;
