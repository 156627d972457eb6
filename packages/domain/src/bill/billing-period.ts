/** A billing period of a site: half-open in local dates and in instants. */
export type BillingPeriod = {
  readonly fromDate: string;
  readonly toDate: string;
  readonly fromMs: number;
  readonly toMs: number;
  /** Local dates from `fromDate` to before `toDate`. */
  readonly days: number;
};
