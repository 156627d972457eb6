import type { Transaction } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** Whether nobody else could administer this server. The locks make two administrators who leave at once wait for each other. */
export const isLastAdministrator = async (
  trx: Transaction<Database>,
  accountId: number,
): Promise<boolean> => {
  const administrators = await trx
    .selectFrom('account')
    .select(['id', 'disabled_at', 'delete_at'])
    .where('kind', '=', 'admin')
    .orderBy('id')
    .forUpdate()
    .execute();
  const isOne = administrators.some(({ id }) => id === accountId);
  const stays = administrators.some(
    ({ id, disabled_at, delete_at }) => id !== accountId && !disabled_at && !delete_at,
  );
  return isOne && !stays;
};
