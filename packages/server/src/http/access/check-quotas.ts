// Refuses what would exceed the quotas of the account that asks.
import { hourMs } from '@ohmstead/domain';
import type { FastifyRequest } from 'fastify';
import { nowMs } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { type Refusal, refuse } from '../../errors/outcome.ts';
import { importsSince, seriesValueCount } from '../../quotas/account-counts.ts';
import { rowBytes } from '../../quotas/measure-stored.ts';
import { type Quotas, quotasOf } from '../../quotas/quotas.ts';
import { seriesCount } from '../../quotas/series-count.ts';
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
): Promise<Refusal | null> => {
  const { series: most } = quotasOfRequest(parts, request);
  const { db, accountId } = scopeOf(parts, request);
  const isOver = (await seriesCount(db, accountId, added)) > most;
  return isOver ? refuse('quota_series', { count: most }) : null;
};

/** Values that are sent again count as further ones. */
export const checkSeriesValues = async (
  parts: Parts,
  request: FastifyRequest,
  added: number,
): Promise<Refusal | null> => {
  const { seriesValues: most } = quotasOfRequest(parts, request);
  const { db, accountId } = scopeOf(parts, request);
  const there = await seriesValueCount(db, accountId);
  if (there + added > most) return refuse('quota_series_values', { count: most });
  const full = checkStored(parts, request);
  if (full) return full;
  parts.storedBytes.add(sessionOf(request), added * rowBytes.seriesValue);
  return null;
};

export const checkStored = (parts: Parts, request: FastifyRequest): Refusal | null =>
  parts.storedBytes.isFull(sessionOf(request).accountId) ? storedRefusal(parts, request) : null;

export const storedRefusal = (parts: Pick<Context, 'config'>, request: FastifyRequest): Refusal => {
  const { storedMb: count } = quotasOfRequest(parts, request);
  return refuse('quota_stored', { count, retryAfterSeconds: hourMs / 1000 });
};

export const checkImports = async (parts: Parts, request: FastifyRequest): Promise<Refusal | null> => {
  const { importsPerDay: most } = quotasOfRequest(parts, request);
  const { db, accountId } = scopeOf(parts, request);
  const since = new Date(nowMs(parts.clock) - 24 * hourMs);
  const isOver = (await importsSince(db, accountId, since)) >= most;
  return isOver ? refuse('quota_imports', { count: most, retryAfterSeconds: hourMs / 1000 }) : null;
};
