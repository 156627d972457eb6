// How each server group is branded. A group without a row has the product's own brand.
import type { Brand } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

export const noBrand: Brand = { title: null, footer: null, colour: null, logo: null };

const columns = ['server_group as serverGroup', 'title', 'footer', 'colour', 'logo_tag as logo'] as const;

/** Far more than anybody has. */
const mostBrands = 500;

export const listBrands = (db: Db): Promise<({ serverGroup: string } & Brand)[]> =>
  db.selectFrom('brand').select(columns).orderBy('server_group').limit(mostBrands).execute();

export const brandOf = async (db: Db, serverGroup: string): Promise<Brand> => {
  const row = await db
    .selectFrom('brand')
    .select(['title', 'footer', 'colour', 'logo_tag as logo'])
    .where('server_group', '=', serverGroup)
    .executeTakeFirst();
  return row ?? noBrand;
};

export type StoredLogo = { readonly png: Buffer; readonly tag: string };

export const logoOf = async (db: Db, serverGroup: string): Promise<StoredLogo | null> => {
  const row = await db
    .selectFrom('brand')
    .select(['logo', 'logo_tag'])
    .where('server_group', '=', serverGroup)
    .executeTakeFirst();
  return row?.logo && row.logo_tag !== null ? { png: row.logo, tag: row.logo_tag } : null;
};
