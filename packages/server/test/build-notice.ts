import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../src/storage/schema.ts';

/** By default an announcement in English to everybody, published at that instant. */
export const buildNotice = async (
  db: Kysely<Database>,
  { publish_at, ...values }: Partial<Insertable<Database['notice']>> & { readonly publish_at: Date | null },
): Promise<number> => {
  const notice: Insertable<Database['notice']> = {
    account_id: null,
    type: 'product',
    texts: JSON.stringify({ en: { title: 'News', content: 'Something is new.' } }),
    audience: 'all',
    publish_at,
    ...values,
  };
  const { id } = await db.insertInto('notice').values(notice).returning('id').executeTakeFirstOrThrow();
  return id;
};
