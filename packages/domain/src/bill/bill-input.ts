import type { SiteSlots } from '../site/site-slots.ts';
import type { PriceSeries } from '../tariff/price-slots.ts';
import type { TariffVersion } from '../tariff/tariff-version.ts';
import type { BillingPeriod } from './billing-period.ts';

export type BillInput = {
  /** May reach beyond the period; where it does not reach energy is missing. */
  readonly slots: SiteSlots;
  readonly period: BillingPeriod;
  /** Valid ones (`validateVersions`), in any order. */
  readonly versions: readonly TariffVersion[];
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Those the versions' dynamic tariffs refer to. */
  readonly prices: PriceSeries;
  /** Of a period under way: bills up to there; monthly charges by the days begun. */
  readonly untilMs?: number;
};
