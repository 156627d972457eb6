// The site of a public address, and whether the page may be seen: open, not expired, and its password known.
import { dateAt } from '@ohmstead/domain';
import type { FastifyRequest } from 'fastify';
import { nowMs } from '../../clock/clock.ts';
import type { Context } from '../../context/context.ts';
import { isRefused, type Outcome, refuse } from '../../errors/outcome.ts';
import { findPublicSite, type PublicSite } from '../../sharing/public-link.ts';
import { isTicket } from '../../sharing/public-ticket.ts';
import type { SiteScope } from '../../sites/request-scope.ts';

type Parts = Pick<Context, 'db' | 'siteCache' | 'clock'> & Pick<FastifyRequest, 'allowance'>;

export const linkedSite = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: string,
): Promise<Outcome<PublicSite>> => {
  const site = await findPublicSite(db, key);
  if (!site) return refuse('public_link_unknown');
  const { public_last_day: lastDay, time_zone } = site;
  if (lastDay !== null && dateAt(time_zone, nowMs(clock)) > lastDay) return refuse('public_link_expired');
  return site;
};

export type SeenSite = { readonly siteId: number; readonly scope: SiteScope };

/** The page is read as its owner would read the site. */
export const seenSite = async (
  context: Parts,
  key: string,
  ticket: string | undefined,
): Promise<Outcome<SeenSite>> => {
  const site = await linkedSite(context, key);
  if (isRefused(site)) return site;
  const { db, siteCache, clock, allowance } = context;
  const scope = {
    db,
    siteCache,
    accountId: site.account_id,
    nowMs: nowMs(clock),
    ...(allowance && { allowance }),
  };
  const hash = site.public_password_hash;
  if (hash !== null && !(ticket && isTicket(ticket, hash, scope.nowMs)))
    return refuse('public_password_required');
  return { siteId: site.id, scope };
};
