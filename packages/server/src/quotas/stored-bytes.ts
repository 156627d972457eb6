// How much each account stores, as measured last and with what imports and series have added since. Whose account is full is
// kept in memory, since every reading with a time of its own asks for it.
import type { Kysely } from 'kysely';
import type { Account, Database } from '../storage/schema.ts';
import { type Quotas, quotasOf } from './quotas.ts';

type Db = Kysely<Database>;

export type Holder = { readonly accountId: number; readonly kind: Account['kind'] };

export type StoredBytes = {
  /** What was measured and added, by any server. */
  load(): Promise<void>;
  isFull(accountId: number): boolean;
  /** Holds until the account is measured. */
  add(holder: Holder, bytes: number): void;
  measured(holder: Holder, bytes: number): Promise<void>;
};

const bytesOfMb = 1_000_000;

export const openStoredBytes = (db: Db, quotas: Quotas): StoredBytes => {
  const stored = new Map<number, number>();
  const full = new Set<number>();

  const set = ({ accountId, kind }: Holder, bytes: number): void => {
    stored.set(accountId, bytes);
    if (bytes < quotasOf(kind, quotas).storedMb * bytesOfMb) full.delete(accountId);
    else full.add(accountId);
  };

  return {
    load: async () => {
      const rows = await db
        .selectFrom('account_storage')
        .innerJoin('account', 'account.id', 'account_id')
        .select(['account_id as accountId', 'kind', 'bytes'])
        .execute();
      for (const row of rows) set(row, row.bytes);
    },
    isFull: (accountId) => full.has(accountId),
    add: (holder, bytes) => {
      set(holder, (stored.get(holder.accountId) ?? 0) + bytes);
      // Where it fails the account is measured again soon.
      void addStored(db, holder, bytes).catch(() => undefined);
    },
    measured: async (holder, bytes) => {
      set(holder, bytes);
      await db
        .insertInto('account_storage')
        .values({ account_id: holder.accountId, bytes })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ bytes }))
        .execute();
    },
  };
};

const addStored = async (db: Db, { accountId }: Holder, bytes: number): Promise<void> => {
  await db
    .insertInto('account_storage')
    .values({ account_id: accountId, bytes })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((eb) => ({
        bytes: eb('account_storage.bytes', '+', eb.ref('excluded.bytes')),
      })),
    )
    .execute();
};
