// Who else sees a site.
import type { Generated } from 'kysely';
import type { Instant } from './column-types.ts';

/** One who views a site of another account. */
export type SiteShareRow = {
  site_id: number;
  account_id: number;
  shows_prices: boolean;
  /** Its place in the viewer's own list. */
  sort_number: Generated<number>;
  created_at: Instant;
};

/** A site's public page, open while `public` is set. */
export type SitePublicPage = {
  public_key: Generated<string>;
  public_password_hash: string | null;
  /** Local date after which it is closed; null: never. */
  public_last_day: string | null;
};
