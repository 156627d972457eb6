import type { SiteSharing } from '@ohmstead/contract';
import { nowDate } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { expiryOf, invitationsOf } from '../../sharing/invitation-store.ts';
import { viewersOf } from '../../sharing/viewer-store.ts';

/** `serverAddress`: how others reach this server. */
export const presentSharing = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  siteId: number,
  serverAddress: string,
): Promise<SiteSharing> => {
  const site = await db
    .selectFrom('site')
    .select(['public', 'public_key', 'public_password_hash', 'public_last_day'])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  const viewers = await viewersOf(db, siteId);
  const invited = await invitationsOf(db, siteId, nowDate(clock));
  return {
    viewers: viewers.map(({ username, full_name, shows_prices, created_at }) => ({
      username,
      fullName: full_name,
      showsPrices: shows_prices,
      since: created_at.toISOString(),
    })),
    invited: invited.map(({ username, shows_prices, created_at }) => ({
      username,
      showsPrices: shows_prices,
      since: created_at.toISOString(),
      until: expiryOf(created_at).toISOString(),
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
