// Measures what each account stores, a meter or site at a time.

import type { Kysely } from 'kysely';
import type { RequestPriority } from '../jobs/request-priority.ts';
import type { Job } from '../jobs/start-jobs.ts';
import type { Database } from '../storage/schema.ts';
import { feedbackBytes, meterBytes, seriesBytes } from './measure-stored.ts';
import type { Holder, StoredBytes } from './stored-bytes.ts';

type Parts = {
  readonly db: Kysely<Database>;
  readonly storedBytes: StoredBytes;
  readonly requestPriority: RequestPriority;
};

export const storedBytesJob = (parts: Parts): Job => ({
  name: 'stored bytes',
  everyMs: 15 * 60_000,
  run: (signal) => measureAccounts(parts, signal),
});

/** Which accounts are full, as the other servers of the database have measured and added. */
export const fullAccountsJob = ({ storedBytes }: Pick<Parts, 'storedBytes'>): Job => ({
  name: 'full accounts',
  everyMs: 60_000,
  everywhere: true,
  run: () => storedBytes.load(),
});

export const measureAccounts = async (parts: Parts, signal: AbortSignal): Promise<void> => {
  const holders = await parts.db.selectFrom('account').select(['id as accountId', 'kind']).execute();
  for (const holder of holders) {
    const bytes = await accountBytes(parts, holder, signal);
    if (signal.aborted) return;
    await parts.storedBytes.measured(holder, bytes);
  }
};

const accountBytes = async (
  { db, requestPriority }: Parts,
  { accountId }: Holder,
  signal: AbortSignal,
): Promise<number> => {
  let bytes = await feedbackBytes(db, accountId);
  const sites = await db.selectFrom('site').select('id').where('account_id', '=', accountId).execute();
  for (const { id: siteId } of sites) {
    if (signal.aborted) return bytes;
    await requestPriority.untilQuiet();
    bytes += await seriesBytes(db, siteId);
    const meters = await db.selectFrom('meter').select('id').where('site_id', '=', siteId).execute();
    for (const { id } of meters) {
      await requestPriority.untilQuiet();
      if (signal.aborted) return bytes;
      bytes += await meterBytes(db, id);
    }
  }
  return bytes;
};
