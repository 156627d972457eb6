import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import type { ChangedPeriod } from './figures-now.ts';
import { hasStaleMeter } from './open-rejudgings.ts';

type Compared = { readonly id: number; readonly changed: readonly ChangedPeriod[]; readonly at: Date };

/** Keeps what differs. Does nothing where counts have become stale meanwhile: what was compared may be of both. */
export const closeRejudging = (db: Kysely<Database>, { id, changed, at }: Compared): Promise<void> =>
  transact(db, async (trx) => {
    const open = await trx
      .selectFrom('rejudging')
      .select(hasStaleMeter.as('isStale'))
      .where('id', '=', id)
      .where('compared_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!open || open.isStale) return;
    await keepChanged(trx, id, changed);
    await trx.updateTable('rejudging').set({ compared_at: at }).where('id', '=', id).execute();
    // Of what has changed, somebody may have changed the rest meanwhile.
    await trx.deleteFrom('rejudging').where('id', '=', id).where(hasNothing).execute();
  });

const hasNothing = sql<boolean>`not exists (
  select from rejudged_period where rejudging_id = rejudging.id)`;

const keepChanged = async (
  trx: Transaction<Database>,
  id: number,
  changed: readonly ChangedPeriod[],
): Promise<void> => {
  for (const { kind, period, after } of changed) {
    await trx
      .updateTable('rejudged_period')
      .set({ figures_after: JSON.stringify(after) })
      .where('rejudging_id', '=', id)
      .where('kind', '=', kind)
      .where('period', '=', period)
      .execute();
  }
  await trx
    .deleteFrom('rejudged_period')
    .where('rejudging_id', '=', id)
    .where('figures_after', 'is', null)
    .execute();
};
