import { calls } from '@ohmstead/contract';
import { type Kysely, sql } from 'kysely';
import { recordAction } from '../../administration/record-action.ts';
import { type Outcome, refuse } from '../../errors/outcome.ts';
import { transactUnlessRefused } from '../../errors/transact-unless-refused.ts';
import type { Database } from '../../storage/schema.ts';
import { type Author, subjectOf } from './author.ts';

/** Nobody sees it any more; a draft is deleted. Done twice it is as done once. */
export const withdrawAnnouncement = (
  db: Kysely<Database>,
  { username, at }: Author,
  id: number,
): Promise<Outcome<null>> =>
  transactUnlessRefused(db, async (trx) => {
    const row = await trx
      .selectFrom('notice')
      .select(['id', 'texts', 'publish_at', 'withdrawn_at'])
      .where(sql<boolean>`id = ${id}::bigint`)
      .where('texts', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return refuse('wrong_id');
    if (row.withdrawn_at !== null) return null;
    const isDraft = row.publish_at === null;
    if (isDraft) await trx.deleteFrom('notice').where('id', '=', row.id).execute();
    else await trx.updateTable('notice').set({ withdrawn_at: at }).where('id', '=', row.id).execute();
    await recordAction(trx, {
      administrator: username,
      action: calls.admin.withdrawannouncement.name,
      subject: subjectOf({ texts: row.texts ?? {} }),
      detail: { id: row.id, wasDraft: isDraft },
      at,
    });
    return null;
  });
