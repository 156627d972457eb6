// What one server keeps in memory of the sites it read lately. Everything is bounded, and nothing outlives the
// revision of its site, so the cache may be emptied at any time without changing an answer.
import type {
  Bill,
  BillTotals,
  ConsumedDay,
  Emissions,
  SiteLedger,
  SiteTotals,
  UsualDay,
} from '@ohmstead/domain';
import { BoundedMap } from '../collections/bounded-map.ts';
import type { ReadsIn } from './compute-ledger.ts';
import type { ComputedDay } from './day-store.ts';
import type { StoredMonth } from './month-store.ts';
import { RevisionMap } from './revision-map.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

/** A site takes some 200 KB after twenty years. */
const mostSites = 50;
/** The bills of a site take some 2 MB after twenty years. */
const mostSitesOfBills = 8;
const mostOpenBills = 20_000;
const mostYesterdays = 20_000;

/** The register reads of a running day, and up to which readings of its meters they go. */
export type ReadsOfDay = { readonly readUpTo: string; readonly reads: ReadsIn };

/** A ledger, with a key of what it was computed from. */
export type KeyedLedger = { readonly key: string; readonly ledger: SiteLedger };

/** The bill so far, with a key of what it was made of. */
export type KeyedBill = { readonly key: string; readonly bill: Bill };

/** A day that is over, beside a usual one of its weekday. */
export type KnownYesterday = ConsumedDay & {
  readonly usual: UsualDay | null;
  /** What it adds to the bill, in minor units; null without a tariff. */
  readonly due: number | null;
};

export class SiteCache {
  /** Stored totals of the running month's days, by date. */
  readonly days = new RevisionMap<SiteTotals>(mostSites);
  /** Stored months, by `yyyy-mm`. */
  readonly months = new RevisionMap<StoredMonth>(mostSites);
  readonly readsOfToday = new RevisionMap<ReadsOfDay>(mostSites);
  /** The ledger of the running day's finished quarter-hours, for the reads it was computed from. */
  readonly finishedQuarters = new WeakMap<ReadsIn, KeyedLedger>();
  /** Days that cannot be stored yet, by date: computed once for each snapshot, however many figures need them. */
  readonly openDays = new WeakMap<SiteSnapshot, Map<string, ComputedDay>>();
  /** Emissions of closed months, by month and factor. */
  readonly emissions = new RevisionMap<Emissions>(mostSites);
  /** Stored bills, by the first date of their period. */
  readonly bills = new RevisionMap<Bill>(mostSitesOfBills);
  /** Totals of stored bills, by the first date of their period. */
  readonly billTotals = new RevisionMap<BillTotals>(mostSites);
  /** The day before today, by date. */
  readonly yesterdays = new RevisionMap<KnownYesterday>(mostYesterdays);
  /** The running bill of each site. */
  readonly openBills = new BoundedMap<number, KeyedBill>(mostOpenBills);
}
