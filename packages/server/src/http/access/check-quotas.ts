// Refuses what would exceed the quotas of the account that asks.
import { hourMs } from '@ohmstead/domain';
import type { FastifyRequest } from 'fastify';
import { nowMs } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { importsSince, seriesCount, seriesValueCount } from '../../quotas/account-counts.ts';
import { rowBytes } from '../../quotas/measure-stored.ts';
import { type Quotas, quotasOf } from '../../quotas/quotas.ts';
import { AppError } from '../answers/app-error.ts';
import { sessionOf } from './door.ts';
import { scopeOf } from './scope-of.ts';

type Parts = Pick<Context, 'db' | 'siteCache' | 'clock' | 'config' | 'storedBytes'>;

export const quotasOfRequest = ({ config }: Pick<Context, 'config'>, request: FastifyRequest): Quotas =>
  quotasOf(sessionOf(request).kind, config.quotas);

/** Called before prices are stored, since their series may be a new one. */
export const checkSeries = async (
  parts: Parts,
  request: FastifyRequest,
  added: { readonly siteId: number; readonly series: string },
): Promise<void> => {
  const { series: most } = quotasOfRequest(parts, request);
  const { db, accountId } = scopeOf(parts, request);
  if ((await seriesCount(db, accountId, added)) > most) throw new AppError('quota_series', { count: most });
};

/** Values that are sent again count as further ones. */
export const checkSeriesValues = async (
  parts: Parts,
  request: FastifyRequest,
  added: number,
): Promise<void> => {
  const { seriesValues: most } = quotasOfRequest(parts, request);
  const { db, accountId } = scopeOf(parts, request);
  const there = await seriesValueCount(db, accountId, most);
  if (there + added > most) throw new AppError('quota_series_values', { count: most });
  checkStored(parts, request);
  parts.storedBytes.add(sessionOf(request), added * rowBytes.seriesValue);
};

export const checkStored = (parts: Parts, request: FastifyRequest): void => {
  if (parts.storedBytes.isFull(sessionOf(request).accountId)) throw storedRefusal(parts, request);
};

export const storedRefusal = (parts: Pick<Context, 'config'>, request: FastifyRequest): AppError => {
  const { storedMb: count } = quotasOfRequest(parts, request);
  return new AppError('quota_stored', { count, retryAfterSeconds: hourMs / 1000 });
};

export const checkImports = async (parts: Parts, request: FastifyRequest): Promise<void> => {
  const { importsPerDay: most } = quotasOfRequest(parts, request);
  const { db, accountId } = scopeOf(parts, request);
  const since = new Date(nowMs(parts.clock) - 24 * hourMs);
  if ((await importsSince(db, accountId, since)) < most) return;
  throw new AppError('quota_imports', { count: most, retryAfterSeconds: hourMs / 1000 });
};
