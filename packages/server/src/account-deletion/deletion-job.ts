// Deletes the accounts whose time has come: their sites with all meters, then the account with whatever else is its.
import { languageOf } from '@ohmstead/i18n';
import type { Kysely } from 'kysely';
import type { Sessions } from '../accounts/sessions.ts';
import { type Clock, nowDate, nowMs } from '../clock/clock.ts';
import type { Ingest } from '../ingest/create-ingest.ts';
import type { Job } from '../jobs/start-jobs.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { deleteSite } from '../sites/editing/delete-site.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { deleteTraces } from './delete-traces.ts';

type Parts = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly ingest: Pick<Ingest, 'meterChanged'>;
};

export const deletionJob = (parts: Parts): Job => ({
  name: 'delete accounts',
  everyMs: 60_000,
  run: async (signal) => {
    for (const id of await overdueAccounts(parts)) {
      if (signal.aborted) return;
      await deleteAccount(parts, id, signal);
    }
  },
});

const overdueAccounts = async ({ db, clock }: Parts): Promise<number[]> => {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('delete_at', '<=', nowDate(clock))
    .orderBy('delete_at')
    .execute();
  return rows.map(({ id }) => id);
};

const deleteAccount = async (parts: Parts, id: number, signal: AbortSignal): Promise<void> => {
  const { db, clock, sessions, ingest } = parts;
  if (!(await close(parts, id))) return;
  await sessions.endAll(id);
  const sites = await db.selectFrom('site').select('id').where('account_id', '=', id).execute();
  for (const site of sites) {
    if (signal.aborted) return;
    await deleteSite({ db, accountId: id, nowMs: nowMs(clock), ingest }, site.id);
  }
  if (!signal.aborted) await deleteRow(db, id);
};

/** From now on nobody can log in to it, or keep it: what follows takes several transactions. */
const close = async ({ db, clock }: Parts, id: number): Promise<boolean> => {
  const at = nowDate(clock);
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set((eb) => ({ disabled_at: eb.fn.coalesce('disabled_at', eb.val(at)) }))
    .where('id', '=', id)
    .where('delete_at', '<=', at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

const deleteRow = (db: Kysely<Database>, id: number): Promise<void> =>
  transact(db, async (trx) => {
    const account = await trx
      .deleteFrom('account')
      .where('id', '=', id)
      .returning(['username', 'username_key', 'email', 'lang'])
      .executeTakeFirst();
    if (!account) return;
    const { username, email, lang } = account;
    await deleteTraces(trx, account.username_key);
    if (email === null) return;
    const content = { kind: 'accountDeleted', username } as const;
    await queueMail(trx, { accountId: null, to: email, lang: languageOf([lang]), content });
  });
