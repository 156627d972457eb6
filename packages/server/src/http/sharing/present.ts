import type { SiteSharing } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import { viewersOf } from '../../sharing/viewer-store.ts';
import type { Database } from '../../storage/schema.ts';

/** `serverAddress`: how others reach this server. */
export const presentSharing = async (
  db: Kysely<Database>,
  siteId: number,
  serverAddress: string,
): Promise<SiteSharing> => {
  const site = await db
    .selectFrom('site')
    .select(['public', 'public_key', 'public_password_hash', 'public_last_day'])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  const viewers = await viewersOf(db, siteId);
  return {
    viewers: viewers.map(({ username, full_name, shows_prices, created_at }) => ({
      username,
      fullName: full_name,
      showsPrices: shows_prices,
      since: created_at.toISOString(),
    })),
    link: {
      public: site.public,
      address: `${serverAddress}/public/site/${site.public_key}`,
      key: site.public_key,
      hasPassword: site.public_password_hash !== null,
      lastDay: site.public_last_day,
    },
  };
};
