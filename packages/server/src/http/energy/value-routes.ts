// Calls about what energy cost and emitted: money only for those who are shown the prices.
import { calls } from '@ohmstead/contract';
import { dateAt, type LocalSpan } from '@ohmstead/domain';
import type { SpanQuery } from '../../analysis/span-query.ts';
import type { Context } from '../../context/context.ts';
import { siteEndUses } from '../../energy/end-uses.ts';
import { siteEnergyValues } from '../../energy/energy-values.ts';
import { hourValues } from '../../energy/hour-values.ts';
import { siteOfQuery } from '../../energy/site-query.ts';
import { isRefused, type Outcome } from '../../errors/outcome.ts';
import { siteBrief } from '../../overview/site-brief.ts';
import type { SiteSnapshot } from '../../rollups/site-snapshot.ts';
import type { SiteScope } from '../../sites/request-scope.ts';
import { siteAccessOf } from '../access/door.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { boundedSpan, meterIdsIn } from './report-answers.ts';

const mostDays = 400;
/** Of columns that each name their hour. */
const mostHourlyDays = 35;

export const dayOfMonth = ({ zone, nowMs }: Pick<SiteSnapshot, 'zone' | 'nowMs'>): number =>
  Number(dateAt(zone, nowMs).slice('yyyy-mm-'.length));

export const registerValueCalls = (server: Server, context: Context): void => {
  registerCall(server, calls.energy.brief, ({ params, request }) =>
    siteBrief(scopeOf(context, request), {
      siteId: params.id,
      showsPrices: siteAccessOf(request).showsPrices,
    }),
  );
  registerCall(server, calls.energy.endUses, async ({ params, query, request }) => {
    const scope = scopeOf(context, request);
    const asked = await askedOf(scope, params.id, { query, mostDays, usualDays: dayOfMonth });
    if (isRefused(asked)) return asked;
    const { showsPrices } = siteAccessOf(request);
    return siteEndUses(scope, asked.site, { span: asked.span, showsPrices });
  });
  registerCall(server, calls.energy.values, async ({ params, query: { by, ...query }, request }) => {
    const scope = scopeOf(context, request);
    const most = by === 'hour' ? mostHourlyDays : mostDays;
    const asked = await askedOf(scope, params.id, { query, mostDays: most, usualDays: dayOfMonth });
    if (isRefused(asked)) return asked;
    const { showsPrices } = siteAccessOf(request);
    return siteEnergyValues(scope, asked.site, { span: asked.span, by, showsPrices });
  });
  registerCall(server, calls.energy.hourValues, async ({ params, query, request }) => {
    const scope = scopeOf(context, request);
    const asked = await askedOf(scope, params.id, { query, mostDays, usualDays: () => 1 });
    if (isRefused(asked)) return asked;
    const { showsPrices } = siteAccessOf(request);
    return hourValues(scope, asked.site, { meterIds: meterIdsIn(query), span: asked.span, showsPrices });
  });
};

type Asked = {
  readonly query: SpanQuery;
  readonly usualDays: (site: SiteSnapshot) => number;
  readonly mostDays: number;
};
type SiteSpan = { readonly site: SiteSnapshot; readonly span: LocalSpan };

const askedOf = async (
  scope: SiteScope,
  siteId: number,
  { query, usualDays, mostDays: most }: Asked,
): Promise<Outcome<SiteSpan>> => {
  const site = await siteOfQuery(scope, siteId);
  if (isRefused(site)) return site;
  const span = boundedSpan(site, query, { usualDays: usualDays(site), mostDays: most });
  return isRefused(span) ? span : { site, span };
};
