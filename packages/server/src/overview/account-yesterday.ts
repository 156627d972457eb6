// What an account’s sites used yesterday and what it cost. What is unknown of a site is left out of a sum.
import type { AccountYesterday } from '@ohmstead/contract';
import { dayAfter } from '@ohmstead/domain';
import { unitsIn } from '../bills/amounts.ts';
import { billedSiteOf } from '../bills/billed-site.ts';
import { kwhOf } from '../energy/figures.ts';
import type { KnownYesterday } from '../rollups/site-cache.ts';
import type { Allowance, SiteReader } from '../rollups/site-reader.ts';
import { findSiteSnapshots, type SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { SiteScope } from '../sites/request-scope.ts';
import { sitesOf } from '../sites/site-store.ts';
import { knownSum } from './known-sum.ts';
import { cachedYesterday, presentYesterday, siteYesterday, yesterdayOf } from './site-yesterday.ts';

type SeenYesterday = {
  readonly id: number;
  readonly name: string;
  readonly currency: string;
  readonly showsPrices: boolean;
  readonly yesterday: KnownYesterday;
};

export const accountYesterday = async (scope: SiteScope): Promise<AccountYesterday> => {
  const { db, accountId, nowMs } = scope;
  const rows = await sitesOf(db, accountId);
  const ids = rows.map(({ id }) => id);
  const snapshots = await findSiteSnapshots(db, ids, nowMs);
  const snapshotOf = new Map(snapshots.map((snapshot) => [snapshot.id, snapshot]));
  const sites: SeenYesterday[] = [];
  for (const { id, name, showsPrices } of rows) {
    const site = snapshotOf.get(id);
    if (!site) continue;
    const { currency } = site.billing;
    sites.push({ id, name, currency, showsPrices, yesterday: await asFarAsAllowed(scope, site) });
  }
  return { sites: sites.map(present), total: totalOf(sites) };
};

const present = ({ id, name, ...seen }: SeenYesterday): AccountYesterday['sites'][number] => ({
  ...presentYesterday(seen.yesterday, seen),
  id,
  name,
  currency: seen.currency,
});

/** Many sites are not made to wait for one another. */
const asFarAsAllowed = async (reader: SiteReader, site: SiteSnapshot): Promise<KnownYesterday> => {
  const known = cachedYesterday(reader.siteCache, site);
  if (known) return known;
  const { allowance } = reader;
  const date = yesterdayOf(site);
  allowance?.needs('bill', site, { fromDate: date, toDate: dayAfter(date) });
  if (allowance?.mayGoOn(site) === false) {
    leaveYesterday(allowance, site);
    return { date, consumedMwh: null, knownShare: 0, usual: null, due: null };
  }
  const made = await siteYesterday(reader, await billedSiteOf(reader.db, site));
  allowance?.pieceDone();
  return made;
};

const leaveYesterday = (allowance: Allowance, site: SiteSnapshot): void =>
  allowance.leave({
    kind: 'bill',
    site,
    dates: [yesterdayOf(site)],
    make: () => async (reader, later) => siteYesterday(reader, await billedSiteOf(reader.db, later)),
  });

const totalOf = (sites: readonly SeenYesterday[]): AccountYesterday['total'] => {
  const known = sites.map(({ yesterday }) => yesterday).filter(({ consumedMwh }) => consumedMwh !== null);
  const [date = null, ...others] = new Set(known.map((day) => day.date));
  const consumedMwh = knownSum(known.map((day) => day.consumedMwh));
  const usualMwh = knownSum(known.map(({ usual }) => usual?.consumedMwh ?? null));
  const isComparable = others.length === 0 && known.every(({ usual }) => usual !== null);
  return {
    date: others.length === 0 ? date : null,
    consumptionKwh: kwhOf(consumedMwh),
    change: isComparable && consumedMwh !== null && usualMwh ? consumedMwh / usualMwh - 1 : null,
    amounts: amountsOf(sites),
  };
};

/** The sum is made in minor units, so that cents do not add up to fractions of a cent. */
const amountsOf = (sites: readonly SeenYesterday[]): AccountYesterday['total']['amounts'] => {
  const known = sites.flatMap(({ currency, showsPrices, yesterday: { due } }) =>
    due === null || !showsPrices ? [] : [{ currency, due }],
  );
  return [...new Set(known.map(({ currency }) => currency))].map((currency) => {
    const dues = known.filter((one) => one.currency === currency).map(({ due }) => due);
    const sum = dues.reduce((total, due) => total + due, 0);
    return { currency, amount: unitsIn(currency)(sum), sites: dues.length };
  });
};
