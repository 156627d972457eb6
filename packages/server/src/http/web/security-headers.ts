import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../../config/config.ts';
import { originOf } from '../../config/map-sources.ts';

type MapConfig = Pick<Config, 'maps'>;

/**
 * Fits plain HTTP in a home network: nothing here forces HTTPS. A proxy that has HTTPS adds that itself. Of scripts written
 * into a page only those run whose hashes are given.
 */
export const sendSecurityHeaders = (
  app: FastifyInstance,
  config: MapConfig,
  scriptHashes: readonly string[] = [],
): void => {
  // Made once: as Fastify's plugin it makes its headers anew for every request.
  const send = helmet({
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        imgSrc: ["'self'", 'data:', 'blob:', ...tileOrigins(config)],
        // Components and charts place their parts by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
  app.addHook('onRequest', (request, reply, next) =>
    send(request.raw, reply.raw, (error) => (error instanceof Error ? next(error) : next())),
  );
};

const tileOrigins = ({ maps: { usual, chinese } }: MapConfig): string[] => [
  ...new Set([usual, chinese].flatMap((source) => (source ? [originOf(source.address)] : []))),
];
