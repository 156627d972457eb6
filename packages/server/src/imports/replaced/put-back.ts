// Puts the readings that an import replaced back where they were, day by day.
import type { StoredReading } from '@ohmstead/domain';
import { sql } from 'kysely';
import { judgeDue } from '../../ingest/incidents/due-judgements.ts';
import { applyDays, planDays } from '../../readings/change-days.ts';
import { renewLatest } from '../../readings/latest-reading.ts';
import { raiseVersions, versionOf } from '../../readings/meter-version.ts';
import { queryIn } from '../../readings/run-query.ts';
import { markStale } from '../../recompute/stale-ledger.ts';
import { invalidateRollupsIn } from '../../rollups/invalidate-rollups.ts';
import { transact } from '../../storage/transact.ts';
import { judgeAgain } from '../judge-again.ts';
import type { StretchParts } from '../take-out.ts';
import { readingsIn } from './replaced-store.ts';

type Order = { readonly meterId: number; readonly importId: number };

/** A second call finds nothing left. */
export const putBack = async (parts: StretchParts, { meterId, importId }: Order): Promise<void> => {
  for (;;) {
    const row = await parts.db
      .selectFrom('replaced_day')
      .select([sql<string>`day::text`.as('day'), 'packed'])
      .where('import_id', '=', importId)
      .orderBy('day')
      .limit(1)
      .executeTakeFirst();
    if (!row) return;
    const back = { meterId, importId, day: row.day, readings: readingsIn(row.packed) };
    await parts.ingest.alone(async ({ states }) => {
      states.forget(meterId);
      await putBackDay(parts, back);
    });
  }
};

type DayBack = Order & { readonly day: string; readonly readings: readonly StoredReading[] };

const putBackDay = async (
  { db, clock }: StretchParts,
  { meterId, importId, day, readings }: DayBack,
): Promise<void> => {
  const [first, last] = [readings[0]?.atMicros ?? 0, readings.at(-1)?.atMicros ?? 0];
  const span = { meterId, fromMicros: first, toMicros: last + 1 };
  const before = await versionOf(queryIn(db), meterId);
  if (before === null) return;
  const plan = await planDays(queryIn(db), { meterId, added: readings, removed: new Set() });
  await transact(db, async (transaction) => {
    const run = queryIn(transaction);
    await raiseVersions(run, [before]);
    await judgeDue(run, [meterId]);
    await invalidateRollupsIn(transaction, [span]);
    await applyDays(run, plan);
    await renewLatest(run, meterId);
    await markStale(transaction, meterId, { fromMicros: first, toMicros: last });
    await judgeAgain(transaction, clock, { meterId, fromMicros: first, toMicros: last });
    await transaction
      .deleteFrom('replaced_day')
      .where('import_id', '=', importId)
      .where('day', '=', day)
      .execute();
  });
};
