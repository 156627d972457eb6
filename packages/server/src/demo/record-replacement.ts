// The record of the demo's replaced meter, as its owner would have entered it.
import type { Kysely } from 'kysely';
import { noteReplacement } from '../audit/replace-meter.ts';
import { shownAround } from '../audit/replacement-checks.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';

type Replaced = {
  readonly accountId: number;
  readonly meterId: number;
  readonly atMs: number;
  readonly nowMs: number;
};

/** The ledger's job computes the meter anew. Without reads before the instant there is nothing to record. */
export const recordReplacement = async (
  db: Kysely<Database>,
  { accountId, meterId, atMs, nowMs }: Replaced,
): Promise<void> => {
  const atMicros = atMs * 1000;
  const { before } = await shownAround(db, meterId, atMicros);
  if (!before) return;
  const firstMwh = before.mwh.map((count) => (count === null ? null : 0));
  const replacement = { atMicros, finalMwh: before.mwh, firstMwh, sn: undefined };
  await transact(db, (trx) => noteReplacement(trx, { accountId, nowMs }, { meterId, replacement }));
};
