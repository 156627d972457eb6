import { calls } from '@ohmstead/contract';
import { fullNameOf } from '../../accounts/account-store.ts';
import type { Context } from '../../context/context.ts';
import { refuse } from '../../errors/outcome.ts';
import { siteOverview } from '../../overview/site-overview.ts';
import { powerLine } from '../../power/power-line.ts';
import type { SiteAccess } from '../../sharing/site-access.ts';
import { findSite } from '../../sites/site-store.ts';
import { siteAccessOf } from '../access/door.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { presentSite, type SiteView } from './present.ts';

export const registerSiteCalls = (server: Server, context: Context): void => {
  registerCall(server, calls.site.get, async ({ params, request }) => {
    const access = siteAccessOf(request);
    const site = await findSite(context.db, access.ownerId, params.id);
    if (!site) return refuse('wrong_id');
    return presentSite(site, await viewOf(context.db, access));
  });
  registerCall(server, calls.site.overview, ({ params, query, request }) => {
    const { showsPrices } = siteAccessOf(request);
    return siteOverview(scopeOf(context, request), { siteId: params.id, date: query.date, showsPrices });
  });
  registerCall(server, calls.site.powerLine2, ({ params, query, request }) =>
    powerLine(scopeOf(context, request), { siteId: params.id, date: query.date }),
  );
};

const viewOf = async (db: Context['db'], { role, showsPrices, ownerId }: SiteAccess): Promise<SiteView> => ({
  role,
  showsPrices,
  sharedBy: role === 'owner' ? null : await fullNameOf(db, ownerId),
});
