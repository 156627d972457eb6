import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

export const productName = 'Ohmstead';

/** The title of the server group’s brand, else the product’s name. */
export const brandTitle = async (db: Kysely<Database>, serverGroup: string): Promise<string> => {
  const brand = await db
    .selectFrom('brand')
    .select('title')
    .where('server_group', '=', serverGroup)
    .executeTakeFirst();
  return brand?.title ?? productName;
};
