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

/**
 * Somebody asked to view a site, by a username, whether anybody has it or not. It is kept until it expires, whatever comes
 * of it but a yes: who invites must not learn of a no, and so much counts towards what may be sent in a day.
 */
export type SiteInvitationRow = {
  id: Generated<number>;
  /** Null where the site is deleted. */
  site_id: number | null;
  invited_by: number;
  /** The name as somebody typed it. */
  username: string;
  username_key: string;
  /** Null where nobody of this name can be invited. */
  account_id: number | null;
  shows_prices: boolean;
  created_at: Instant;
  declined_at: Instant | null;
  withdrawn_at: Instant | null;
};
