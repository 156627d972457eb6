// An account's places by group, summed. What is unknown of a place is left out of a sum and the place named.
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
} from '@ohmstead/domain';
import { netOf, unitsIn } from '../bills/amounts.ts';
import { openBills } from '../bills/open-bills.ts';
import { kwhOf } from '../energy/figures.ts';
import { sitePowerOf } from '../power/site-power.ts';
import { withWholeSpan } from '../rollups/read-months-so-far.ts';
import { readSiteDays, readSiteMonths } from '../rollups/read-site.ts';
import { sumOf } from '../rollups/read-span.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import { findSiteSnapshots, type SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { SiteScope } from '../sites/request-scope.ts';
import { sitesOf } from '../sites/site-store.ts';
import { meterList } from './site-list.ts';

type Group = Portfolio['groups'][number];

type Place = {
  readonly id: number;
  readonly group: string | null;
  readonly powerW: number | null;
  readonly spans: Spans;
  readonly bill: Bill | null;
};

type Spans = { readonly today: SiteTotals; readonly month: SiteTotals; readonly year: SiteTotals };

/** Groups by name, places of none last. */
export const portfolio = async (scope: SiteScope): Promise<Portfolio> => {
  const places = await placesOf(scope);
  const names = [...new Set(places.map(({ group }) => group))].sort(byName);
  return {
    sites: places.map(rowOf),
    total: sumsOf(places),
    groups: names.map((name) =>
      groupOf(
        name,
        places.filter(({ group }) => group === name),
      ),
    ),
  };
};

const rowOf = ({ id, spans: { month }, bill }: Place): Portfolio['sites'][number] => ({
  id,
  monthEnergy: kwhOf(consumptionIn(month)),
  monthCoverage: coverageIn(month, 'site'),
  monthFee: bill && netOf(bill),
});

const byName = (a: string | null, b: string | null): number => {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return a < b ? -1 : 1;
};

const placesOf = async (scope: SiteScope): Promise<Place[]> => {
  const { db, accountId, nowMs } = scope;
  const sites = await sitesOf(db, accountId);
  const ids = sites.map(({ id }) => id);
  const meters = await meterList(scope);
  const snapshots = await findSiteSnapshots(db, ids, nowMs);
  const bills = await openBills(scope, snapshots);
  const snapshotOf = new Map(snapshots.map((snapshot) => [snapshot.id, snapshot]));
  const places: Place[] = [];
  for (const { id, group_name, showsPrices } of sites) {
    const snapshot = snapshotOf.get(id);
    if (!snapshot) continue;
    const powerW = sitePowerOf(meters.filter(({ siteId }) => siteId === id)).gridW;
    const spans = await spansOf(scope, snapshot);
    places.push({ id, group: group_name, powerW, spans, bill: (showsPrices && bills.get(id)) || null });
  }
  return places;
};

const spansOf = async (reader: SiteReader, snapshot: SiteSnapshot): Promise<Spans> => {
  const today = dateAt(snapshot.zone, snapshot.nowMs);
  const month = today.slice(0, 7);
  const months = await readSiteMonths(reader, snapshot, `${today.slice(0, 4)}-01`, month);
  const days = await readSiteDays(reader, snapshot, `${month}-01`, dayAfter(today));
  return {
    today: sumOf(days.slice(-1)),
    month: withWholeSpan(sumOf(days), snapshot, `${month}-01`),
    year: sumOf([...months, ...days]),
  };
};

const groupOf = (name: string | null, places: readonly Place[]): Group => ({
  name,
  siteIds: places.map(({ id }) => id),
  ...sumsOf(places),
});

const sumsOf = (places: readonly Place[]): Portfolio['total'] => ({
  powerW: knownSum(places.map(({ powerW }) => powerW)),
  consumptionKwh: energyOf(places, consumptionIn),
  yieldKwh: energyOf(places, ({ energy }) => energy.yielded),
  bills: billsOf(places),
  incompleteSiteIds: places.filter(isIncomplete).map(({ id }) => id),
});

const isIncomplete = ({ powerW, spans }: Place): boolean =>
  powerW === null || Object.values(spans).some((totals) => consumptionIn(totals) === null);

const energyOf = (places: readonly Place[], energyIn: (totals: SiteTotals) => number | null) => {
  const of = (span: keyof Spans): number | null => {
    return kwhOf(knownSum(places.map(({ spans }) => energyIn(spans[span]))));
  };
  return { today: of('today'), month: of('month'), year: of('year') };
};

/** Null where none is known. */
const knownSum = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

/** Minor units are summed, so that cents do not add up to fractions of one. */
const billsOf = (places: readonly Place[]): Group['bills'] => {
  const known = places.flatMap(({ bill }) => {
    const minor = bill && amountDue(billTotals(bill));
    return bill && minor !== null ? [{ currency: bill.currency, minor }] : [];
  });
  return [...new Set(known.map(({ currency }) => currency))].map((currency) => {
    const amounts = known.filter((each) => each.currency === currency).map(({ minor }) => minor);
    const sum = amounts.reduce((total, minor) => total + minor, 0);
    return { currency, amount: unitsIn(currency)(sum), sites: amounts.length };
  });
};
