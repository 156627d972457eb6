// What is computed from register slots and kept: all of it can be forgotten and made again (rollups/invalidate-rollups.ts).
import type { Generated } from 'kysely';
import type { Instant } from './column-types.ts';

type Numbers = (number | null)[];

type Totals = {
  from_at: Instant;
  to_at: Instant;
  /** The sums have the order of domain's `energySums`. */
  energy_mwh: Numbers;
  /** Time in which each figure is known, in the order of domain's `coveredFigures`. */
  measured_micros: number[];
  estimated_micros: number[];
  inconsistent_micros: number;
  unmetered_micros: number;
  /** Import, export and self-use by each of domain's `phaseRules`, in their order; null where they cannot differ. */
  rules_mwh: Numbers | null;
  /** The highest import of a whole quarter-hour, and which one. */
  demand_mwh: number | null;
  demand_at: Instant | null;
};

/** A closed local day. */
export type SiteDayRow = Totals & {
  site_id: number;
  /** `yyyy-mm-dd` */
  date: string;
  /** Its quarter-hours, packed by domain's `packSlots`. */
  slots: Buffer;
};

/** A month of closed local days: their sum. */
export type SiteMonthRow = Totals & {
  site_id: number;
  /** `yyyy-mm` */
  month: string;
};

/** A closed day of UTC: what the meter passed in each quarter-hour, packed. */
export type MeterDayRow = { meter_id: number; from_at: Instant; slots: Buffer };

/** Goes up whenever the past of a site changes: what was begun before is not kept. */
export type SiteRevision = {
  site_id: number;
  revision: Generated<number>;
  /** What the roll-ups were made by: zone, phase rule, meters and what they measure. */
  layout: string | null;
  /** When the job last found everything closed rolled up, and as of which revision. */
  rolled_revision: number | null;
  rolled_at: Instant | null;
};
