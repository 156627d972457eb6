import type { MeterLive, SiteListItem } from '@ohmstead/contract';
import { type Bill, type Coverage, coverageOfAll, dateAt, localMonth, mwhPerKwh } from '@ohmstead/domain';
import { costOf } from '../bills/amounts.ts';
import { openBills } from '../bills/open-bills.ts';
import type { Asker } from './asker.ts';
import { upTo } from './up-to.ts';
import { meterLiveOf } from './meter-live.ts';
import { metersOf } from './meter-store.ts';
import { balanceOfSpan, coveragesOf, readsOfSpans } from './site-energy.ts';
import { newestUpdateOf, sitePowerOf } from './site-power.ts';
import { type ListedSite, sitesOf } from './site-store.ts';

export const meterList = async ({ db, accountId, nowMs }: Asker): Promise<MeterLive[]> =>
  (await metersOf(db, accountId)).map((row) => meterLiveOf(row, nowMs));

/** Few queries, however many sites and meters. */
export const siteList = async (asker: Asker): Promise<SiteListItem[]> => {
  const sites = await sitesOf(asker.db, asker.accountId);
  const metersBySite = bySite(await meterList(asker));
  const asked = sites.map((site) => ({
    site,
    meters: metersBySite.get(site.id) ?? [],
    span: upTo(asker.nowMs, localMonth(site.time_zone, dateAt(site.time_zone, asker.nowMs))),
  }));
  const reads = await readsOfSpans(asker.db, asked);
  const coverages = await coveragesOf(asker.db, asked);
  const bills = await openBills(
    asker.db,
    sites.map(({ id }) => id),
    asker.nowMs,
  );
  return asked.map(({ site, meters, span }, index) => {
    const { consumed } = balanceOfSpan(meters, reads, span);
    return listItem(site, meters, {
      consumedMwh: consumed,
      coverage: coverages[index] ?? coverageOfAll([]),
      bill: bills.get(site.id),
    });
  });
};

type Figures = { consumedMwh: number | null; coverage: Coverage; bill: Bill | undefined };

const listItem = (
  site: ListedSite,
  meters: readonly MeterLive[],
  { consumedMwh, coverage, bill }: Figures,
): SiteListItem => ({
  id: site.id,
  name: site.name,
  power: sitePowerOf(meters).gridW,
  monthEnergy: consumedMwh === null ? null : consumedMwh / mwhPerKwh,
  monthCoverage: coverage,
  monthFee: bill ? costOf(bill) : null,
  priceUnit: site.price_unit,
  lastUpdateTime: newestUpdateOf(meters),
  timeZone: site.time_zone,
  sortNumber: site.sort_number,
  meterCount: meters.length,
  onlineCount: meters.filter(({ isOnline }) => isOnline === 1).length,
});

const bySite = (meters: readonly MeterLive[]): Map<number, MeterLive[]> => {
  const sites = new Map<number, MeterLive[]>();
  for (const meter of meters) sites.set(meter.siteId, [...(sites.get(meter.siteId) ?? []), meter]);
  return sites;
};
