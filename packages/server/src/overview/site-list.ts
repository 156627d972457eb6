import type { MeterLive, SiteListItem } from '@ohmstead/contract';
import {
  type Bill,
  consumptionIn,
  coverageIn,
  noTotals,
  type SiteTotals,
  sitePowerOf,
} from '@ohmstead/domain';
import { netOf } from '../bills/amounts.ts';
import { openBills } from '../bills/open-bills.ts';
import { kwhOf } from '../energy/figures.ts';
import type { LiveMeter } from '../power/live-meter.ts';
import { liveMeters } from '../power/live-meters.ts';
import { presentMeter, presentNewestUpdate, presentOpenIncidents } from '../power/present.ts';
import { readMonthsSoFar } from '../rollups/read-months-so-far.ts';
import { findSiteSnapshots } from '../rollups/site-snapshot.ts';
import { metersOf } from '../sites/meter-store.ts';
import type { RequestScope, SiteScope } from '../sites/request-scope.ts';
import { type ListedSite, sitesOf } from '../sites/site-store.ts';

export const liveMetersOf = async ({ db, accountId, nowMs }: RequestScope): Promise<LiveMeter[]> =>
  liveMeters(await metersOf(db, accountId), nowMs);

export const meterList = async (scope: RequestScope): Promise<MeterLive[]> =>
  (await liveMetersOf(scope)).map(presentMeter);

/** Many sites and meters take as many queries as one. */
export const siteList = async (scope: SiteScope): Promise<SiteListItem[]> => {
  const { db, accountId, nowMs } = scope;
  const sites = await sitesOf(db, accountId);
  const metersBySite = bySite(await liveMetersOf(scope));
  const ids = sites.map(({ id }) => id);
  const snapshots = await findSiteSnapshots(db, ids, nowMs);
  const months = await readMonthsSoFar(scope, snapshots);
  const bills = await openBills(scope, snapshots);
  return sites.map((site) =>
    listItem(site, metersBySite.get(site.id) ?? [], {
      month: months.get(site.id) ?? noTotals,
      bill: bills.get(site.id),
    }),
  );
};

type SoFar = { readonly month: SiteTotals; readonly bill: Bill | null | undefined };

const listItem = (site: ListedSite, meters: readonly LiveMeter[], { month, bill }: SoFar): SiteListItem => ({
  id: site.id,
  name: site.name,
  role: site.role,
  showsPrices: site.showsPrices,
  power: sitePowerOf(meters).gridW,
  monthEnergy: kwhOf(consumptionIn(month)),
  monthCoverage: coverageIn(month, 'site'),
  monthFee: bill && site.showsPrices ? netOf(bill) : null,
  hasTariff: bill !== undefined && site.showsPrices,
  priceUnit: site.price_unit,
  lastUpdateTime: presentNewestUpdate(meters),
  timeZone: site.time_zone,
  sortNumber: site.sort_number,
  group: site.group_name,
  meterCount: meters.length,
  openIncidents: presentOpenIncidents(meters, site.showsPrices),
  onlineCount: meters.filter(({ isOnline }) => isOnline).length,
});

const bySite = (meters: readonly LiveMeter[]): Map<number, LiveMeter[]> => {
  const sites = new Map<number, LiveMeter[]>();
  for (const meter of meters) sites.set(meter.siteId, [...(sites.get(meter.siteId) ?? []), meter]);
  return sites;
};
