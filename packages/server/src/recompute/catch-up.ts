// Brings a meter's ledger to what its readings and rules say, piece by piece, so that uploads never wait long.
import type { Kysely } from 'kysely';
import type { Ingest } from '../ingest/create-ingest.ts';
import type { Database } from '../storage/schema.ts';
import { ledgerBounds } from './ledger-bounds.ts';
import { recompute } from './recompute.ts';
import { type StaleLedger, staleLedgerOf, unmark } from './stale-ledger.ts';

export type LedgerParts = {
  readonly db: Kysely<Database>;
  readonly ingest: Pick<Ingest, 'alone' | 'rulesChanged' | 'meterChanged'>;
};

/** Computed in well under a second. */
const pieceMicros = 7 * 86_400_000_000;

/** False: the signal came before the end. What is left then is a job's. */
export const catchUp = async (
  parts: LedgerParts,
  meterId: number,
  signal?: AbortSignal,
): Promise<boolean> => {
  for (;;) {
    const stale = await staleLedgerOf(parts.db, meterId);
    if (stale === null) return true;
    if (signal?.aborted) return false;
    await unmark(parts.db, meterId, stale, await recomputePiece(parts, meterId, stale));
  }
};

/** Gives how far it came. */
const recomputePiece = async (parts: LedgerParts, meterId: number, stale: StaleLedger): Promise<number> => {
  const { toMicros } = stale;
  const bounds = await ledgerBounds(parts.db, meterId);
  if (bounds === null) return toMicros + 1;
  const fromMicros = Math.max(stale.fromMicros, bounds.oldestMicros);
  const recomputed = await recompute(parts, meterId, {
    fromMicros,
    throughMicros: Math.min(toMicros, fromMicros + pieceMicros),
    bounds,
  });
  return recomputed?.toMicros ?? toMicros + 1;
};
