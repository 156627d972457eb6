// An account's sites by group, summed. What is unknown of a site is left out of a sum, and the site is named as incomplete.
import type { Portfolio } from '@ohmstead/contract';
import {
  amountDue,
  type Bill,
  billTotals,
  consumptionIn,
  coverageIn,
  dateAt,
  dayAfter,
  type SiteTotals,
  sitePowerOf,
} from '@ohmstead/domain';
import { netOf, unitsIn } from '../bills/amounts.ts';
import { openBills } from '../bills/open-bills.ts';
import { kwhOf } from '../energy/figures.ts';
import { withWholeSpan } from '../rollups/read-months-so-far.ts';
import { readSiteDays, readSiteMonths } from '../rollups/read-site.ts';
import { sumOf } from '../rollups/read-span.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import { findSiteSnapshots, type SiteSnapshot } from '../rollups/site-snapshot.ts';
import { whetherWhole } from '../rollups/whether-whole.ts';
import type { SiteScope } from '../sites/request-scope.ts';
import { sitesOf } from '../sites/site-store.ts';
import { knownSum } from './known-sum.ts';
import { liveMetersOf } from './site-list.ts';

type Group = Portfolio['groups'][number];

type PortfolioSite = {
  readonly id: number;
  readonly group: string | null;
  readonly powerW: number | null;
  readonly spans: Spans;
  /** False while days of them are to be computed. */
  readonly isWhole: boolean;
  readonly bill: Bill | null;
};

type Spans = { readonly today: SiteTotals; readonly month: SiteTotals; readonly year: SiteTotals };

/** Groups by name; the sites without a group come last. */
export const portfolio = async (scope: SiteScope): Promise<Portfolio> => {
  const sites = await portfolioSites(scope);
  const names = [...new Set(sites.map(({ group }) => group))].sort(byName);
  return {
    sites: sites.map(rowOf),
    total: sumsOf(sites),
    groups: names.map((name) =>
      groupOf(
        name,
        sites.filter(({ group }) => group === name),
      ),
    ),
  };
};

const rowOf = ({ id, spans: { month }, bill }: PortfolioSite): Portfolio['sites'][number] => ({
  id,
  monthEnergy: kwhOf(consumptionIn(month)),
  monthCoverage: coverageIn(month, 'site'),
  monthFee: bill && netOf(bill),
});

const byName = (a: string | null, b: string | null): number => {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return a < b ? -1 : 1;
};

const portfolioSites = async (scope: SiteScope): Promise<PortfolioSite[]> => {
  const { db, accountId, nowMs } = scope;
  const rows = await sitesOf(db, accountId);
  const ids = rows.map(({ id }) => id);
  const meters = await liveMetersOf(scope);
  const snapshots = await findSiteSnapshots(db, ids, nowMs);
  const bills = await openBills(scope, snapshots);
  const snapshotOf = new Map(snapshots.map((snapshot) => [snapshot.id, snapshot]));
  const sites: PortfolioSite[] = [];
  for (const { id, group_name, showsPrices } of rows) {
    const snapshot = snapshotOf.get(id);
    if (!snapshot) continue;
    const powerW = sitePowerOf(meters.filter(({ siteId }) => siteId === id)).gridW;
    const { made: spans, isWhole } = await whetherWhole(scope, () => spansOf(scope, snapshot));
    const bill = (showsPrices && bills.get(id)) || null;
    sites.push({ id, group: group_name, powerW, spans, isWhole, bill });
  }
  return sites;
};

const spansOf = async (reader: SiteReader, snapshot: SiteSnapshot): Promise<Spans> => {
  const today = dateAt(snapshot.zone, snapshot.nowMs);
  const month = today.slice(0, 7);
  const first = `${month}-01`;
  const months = await readSiteMonths(reader, snapshot, `${today.slice(0, 4)}-01`, month);
  const days = await readSiteDays(reader, snapshot, first, dayAfter(today));
  return {
    today: sumOf(days.slice(-1)),
    month: withWholeSpan(sumOf(days), snapshot, first),
    year: sumOf([...months, ...days]),
  };
};

const groupOf = (name: string | null, sites: readonly PortfolioSite[]): Group => ({
  name,
  siteIds: sites.map(({ id }) => id),
  ...sumsOf(sites),
});

const sumsOf = (sites: readonly PortfolioSite[]): Portfolio['total'] => ({
  powerW: knownSum(sites.map(({ powerW }) => powerW)),
  consumptionKwh: energyOf(sites, consumptionIn),
  yieldKwh: energyOf(sites, ({ energy }) => energy.yielded),
  bills: billsOf(sites),
  incompleteSiteIds: sites.filter(isIncomplete).map(({ id }) => id),
});

const isIncomplete = ({ powerW, spans, isWhole }: PortfolioSite): boolean =>
  powerW === null || !isWhole || Object.values(spans).some((totals) => consumptionIn(totals) === null);

const energyOf = (sites: readonly PortfolioSite[], energyIn: (totals: SiteTotals) => number | null) => {
  const of = (span: keyof Spans): number | null => {
    return kwhOf(knownSum(sites.map(({ spans }) => energyIn(spans[span]))));
  };
  return { today: of('today'), month: of('month'), year: of('year') };
};

/** The sum is made in minor units, so that cents do not add up to fractions of a cent. */
const billsOf = (sites: readonly PortfolioSite[]): Group['bills'] => {
  const known = sites.flatMap(({ bill }) => {
    const minor = bill && amountDue(billTotals(bill));
    return bill && minor !== null ? [{ currency: bill.currency, minor }] : [];
  });
  return [...new Set(known.map(({ currency }) => currency))].map((currency) => {
    const amounts = known.filter((each) => each.currency === currency).map(({ minor }) => minor);
    const sum = amounts.reduce((total, minor) => total + minor, 0);
    return { currency, amount: unitsIn(currency)(sum), sites: amounts.length };
  });
};
