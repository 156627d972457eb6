// The site of a public address, and whether the page may be seen: open, not expired, and its password known.
import { dateAt } from '@ohmstead/domain';
import { nowMs } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { findPublicSite, type PublicSite } from '../../sharing/public-link.ts';
import { isTicket } from '../../sharing/public-ticket.ts';
import type { SiteScope } from '../../sites/request-scope.ts';

type Parts = Pick<Context, 'db' | 'siteCache' | 'clock'>;

export const linkedSite = async ({ db, clock }: Parts, key: string): Promise<PublicSite> => {
  const site = await findPublicSite(db, key);
  if (!site) throw new AppError('public_link_unknown');
  const { public_last_day: lastDay, time_zone } = site;
  if (lastDay !== null && dateAt(time_zone, nowMs(clock)) > lastDay)
    throw new AppError('public_link_expired');
  return site;
};

export type SeenSite = { readonly siteId: number; readonly asker: SiteScope };

/** What the page shows is asked for as its owner would. */
export const seenSite = async (
  context: Parts,
  key: string,
  ticket: string | undefined,
): Promise<SeenSite> => {
  const site = await linkedSite(context, key);
  const { db, siteCache, clock } = context;
  const asker = { db, siteCache, accountId: site.account_id, nowMs: nowMs(clock) };
  const hash = site.public_password_hash;
  if (hash !== null && !(ticket && isTicket(ticket, hash, asker.nowMs)))
    throw new AppError('public_password_required');
  return { siteId: site.id, asker };
};
