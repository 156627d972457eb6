// How each server group is branded. A group without a row has the product's own brand.
import type { Brand } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

export const noBrand: Brand = { title: null, footer: null, colour: null, logo: null };

/** Far more than anybody has. */
const mostBrands = 500;

export type ListedBrand = Brand & { readonly serverGroup: string };

/** That group is among them, and first. */
export const listBrands = async (db: Db, current: string): Promise<ListedBrand[]> => {
  const others = await db
    .selectFrom('brand')
    .select(['server_group as serverGroup', 'title', 'footer', 'colour', 'logo_tag as logo'])
    .where('server_group', '!=', current)
    .orderBy('server_group')
    .limit(mostBrands)
    .execute();
  return [{ serverGroup: current, ...(await brandOf(db, current)) }, ...others];
};

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
