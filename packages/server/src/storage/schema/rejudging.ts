// Where stored counts are judged anew, what the months and bills of the site said before, and what they say since.
import type { Generated } from 'kysely';
import type { Instant, Json } from './column-types.ts';

/** A site has one at most that is not compared yet. */
export type RejudgingRow = {
  id: Generated<number>;
  site_id: number;
  /** Whose counts are judged anew; some may be deleted by now. */
  meter_ids: number[];
  begun_at: Instant;
  /** When all was computed anew and compared. */
  compared_at: Generated<Date | null>;
  /** When the owner was sent a notice of it. */
  notified_at: Generated<Date | null>;
};

export type RejudgedPeriodRow = {
  rejudging_id: number;
  kind: 'month' | 'bill';
  /** `yyyy-mm`, or the first date of the billing period. */
  period: string;
  figures_before: Json<MonthFigures | BillFigures>;
  /** Null until it is compared; then only what differs stays. */
  figures_after: Json<MonthFigures | BillFigures> | null;
};

/** mWh. */
export type MonthFigures = {
  readonly imported: number | null;
  readonly exported: number | null;
  readonly yielded: number | null;
  readonly consumed: number | null;
};

export type BillFigures = {
  /** The day after the last. */
  readonly toDate: string;
  readonly currency: string;
  /** What is due, in minor units. */
  readonly due: number | null;
};
