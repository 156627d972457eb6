// A page of somebody else's, open in a browser of the meter's network, must not upload in the meter's name.
import type { FastifyRequest } from 'fastify';
import { AppError } from '../answers/app-error.ts';

/** A browser says of itself whose page sends: `none` when a person typed the address. */
const own = new Set(['same-origin', 'none']);

/** `Sec-Fetch-Site` decides; browsers leave it out towards plain HTTP on a network, where `Origin` counts. */
const isCrossSite = (
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string | null,
): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return !own.has(String(site));
  const { origin } = headers;
  const ours = [host, publicUrl === null ? host : hostOf(publicUrl)];
  return origin !== undefined && !ours.some((one) => one === hostOf(origin));
};

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null);

export const refuseCrossSite =
  (publicUrl: string | null) =>
  (request: FastifyRequest, _reply: unknown, next: () => void): void => {
    if (isCrossSite(request, publicUrl)) throw new AppError('upload_cross_site');
    next();
  };
