// What a site’s owner has set for the site and its meters.
import type { ColumnType, Generated } from 'kysely';
import type { Instant } from './column-types.ts';

export type SiteSettings = {
  /** Sites with the same name of a group form one group of the account. */
  group_name: string | null;
  position: string | null;
  /** How three phases become one figure: each by itself, netted, or the meter's own NEM row. */
  phase_rule: Generated<'perPhase' | 'netted' | 'nem'>;
  /** The emission of a kWh from the grid; null is unknown. A series states it more finely. */
  emission_g_per_kwh: number | null;
};

export type MeterPart = { readonly meterId: number; readonly sign: 1 | -1 };

export type MeterSettings = {
  sort_number: Generated<number>;
  /** A calculated meter: the sum of these others of its site. It never sends. */
  parts: ColumnType<MeterPart[] | null, string | null | undefined, string | null>;
  /** The load meter of its site that it stands behind. */
  behind_meter_id: number | null;
  /** Somebody else holds its serial number until this one proves itself. */
  claim_pending: Generated<boolean>;
  /** When and from where an upload by key began the proof. */
  proof_begun_at: Instant | null;
  proof_network: string | null;
  /** The first upload by key since the serial number's way was last opened; null: it is open. */
  key_used_at: Instant | null;
  /** Uploads by the serial number alone that were refused since then. */
  open_refused: Generated<number>;
  open_refused_at: Instant | null;
};

export type EmissionRow = { site_id: number; at: Instant; g_per_kwh: number };

/** Its rows lie about until they are deleted, some at a time. */
export type DeletedMeter = { meter_id: number; deleted_at: Instant };
