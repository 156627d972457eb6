import type { SiteBrief } from '@ohmstead/contract';
import { dayMs, priceAhead } from '@ohmstead/domain';
import { type BilledSite, findBilledSite } from '../bills/billed-site.ts';
import { isRefused, type Outcome } from '../errors/outcome.ts';
import type { SiteScope } from '../sites/request-scope.ts';
import { seriesFor } from '../tariffs/price-store.ts';
import { presentYesterday, siteYesterday } from './site-yesterday.ts';

type Asked = { readonly siteId: number; readonly showsPrices: boolean };

export const siteBrief = async (
  scope: SiteScope,
  { siteId, showsPrices }: Asked,
): Promise<Outcome<SiteBrief>> => {
  const billed = await findBilledSite(scope, siteId);
  if (isRefused(billed)) return billed;
  const { currency, versions } = billed;
  const [yesterday, price] = await Promise.all([
    siteYesterday(scope, billed),
    showsPrices && versions.length > 0 ? priceNow(scope, billed) : null,
  ]);
  return { yesterday: presentYesterday(yesterday, { currency, showsPrices }), currency, price };
};

const microsPerUnit = 1_000_000;

const priceNow = async (
  { db }: SiteScope,
  { id, site, versions }: BilledSite,
): Promise<SiteBrief['price']> => {
  const { nowMs, zone } = site;
  const span = { fromMs: nowMs - dayMs, toMs: nowMs + 2 * dayMs };
  const prices = await seriesFor(db, { siteId: id, versions }, quarterHours(span));
  const { nowMicros, cheapest } = priceAhead({ versions, prices, timeZone: zone }, nowMs);
  if (nowMicros === null) return null;
  return {
    now: nowMicros / microsPerUnit,
    cheapest: cheapest && {
      from: new Date(cheapest.fromMs).toISOString(),
      to: new Date(cheapest.toMs).toISOString(),
      price: cheapest.priceMicros / microsPerUnit,
    },
  };
};

/** Series are read by whole quarter-hours; those of a day are. */
const quarterHours = ({ fromMs, toMs }: { readonly fromMs: number; readonly toMs: number }) => ({
  fromMs: Math.floor(fromMs / dayMs) * dayMs,
  toMs: Math.ceil(toMs / dayMs) * dayMs,
});
