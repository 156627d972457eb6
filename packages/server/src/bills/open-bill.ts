// The bill so far of a running billing period: made once a quarter-hour, or anew when the site's past or tariff has
// changed.
import type { Bill, BillingPeriod } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { BoundedMap } from '../collections/bounded-map.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { Database } from '../storage/schema.ts';
import type { BilledSite } from './billed-site.ts';
import { billedUntil, makeBill } from './make-bill.ts';

type Db = Kysely<Database>;

type Remembered = { readonly key: string; readonly bill: Bill };

const mostRemembered = 20_000;
const rememberedOf = new WeakMap<Db, BoundedMap<number, Remembered>>();

const remembered = (db: Db): BoundedMap<number, Remembered> => {
  const known = rememberedOf.get(db) ?? new BoundedMap<number, Remembered>(mostRemembered);
  rememberedOf.set(db, known);
  return known;
};

const keyOf = ({ revision, nowMs }: SiteSnapshot, { fromDate }: Pick<BillingPeriod, 'fromDate'>): string =>
  [revision, billedUntil(nowMs), fromDate].join(' ');

/** Null: not made yet. */
export const rememberedBill = (db: Db, ledger: SiteSnapshot, period: BillingPeriod): Bill | null => {
  const known = remembered(db).get(ledger.id);
  return known?.key === keyOf(ledger, period) ? known.bill : null;
};

export const openBill = async (db: Db, site: BilledSite, period: BillingPeriod): Promise<Bill> => {
  const known = rememberedBill(db, site.ledger, period);
  if (known) return known;
  const bill = await makeBill(db, site, period);
  remembered(db).set(site.id, { key: keyOf(site.ledger, period), bill });
  return bill;
};
