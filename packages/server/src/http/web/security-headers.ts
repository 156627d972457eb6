import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

type MapConfig = Pick<Config, 'mapTiles' | 'mapTilesZh'>;

/**
 * Fits plain HTTP in a home network: nothing here forces HTTPS. A proxy that has HTTPS adds that itself. Of scripts written
 * into a page only those run whose hashes are given.
 */
export const sendSecurityHeaders = async (
  app: FastifyInstance,
  config: MapConfig,
  scriptHashes: readonly string[] = [],
): Promise<void> => {
  await app.register(helmet, {
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
};

const tileOrigins = ({ mapTiles, mapTilesZh }: MapConfig): string[] =>
  [mapTiles, mapTilesZh].flatMap(
    (address) => /^https?:\/\/[^/]+/.exec(address ?? '')?.[0]?.replace('{s}', '*') ?? [],
  );
