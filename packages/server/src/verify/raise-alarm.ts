// Figures that are not what the readings say are the worst this program can do: whoever runs it hears of it.
import { textOf } from '@ohmstead/i18n';
import { type Kysely, sql } from 'kysely';
import type { Log } from '../log/log.ts';
import type { Database } from '../storage/schema.ts';
import { textOfDifference } from './difference.ts';
import type { VerifyRound } from './verify-round.ts';

/** An account has no language; English is the product's default. */
const lang = 'en';
const mostLines = 20;

export const raiseAlarm = async (
  { db, log }: { readonly db: Kysely<Database>; readonly log: Log },
  { count, differences }: VerifyRound,
): Promise<void> => {
  if (count === 0) return;
  const lines = differences.slice(0, mostLines).map(textOfDifference);
  log.error({ count, differences: lines }, 'What is stored is not what the readings say.');
  const admins = await db.selectFrom('account').select('id').where('kind', '=', 'admin').execute();
  if (admins.length === 0) return;
  const title = textOf(lang, 'verify.notice_title');
  const content = [textOf(lang, 'verify.notice_content', { differences: count }), ...lines].join('\n');
  await db
    .insertInto('notice')
    .values(
      admins.map(({ id }) => ({
        account_id: id,
        type: 'product' as const,
        title,
        content,
        publish_at: sql<Date>`now()`,
      })),
    )
    .execute();
};
