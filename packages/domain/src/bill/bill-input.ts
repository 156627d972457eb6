import type { SiteSlots } from '../site/site-slots.ts';
import type { PriceSeries } from '../tariff/price-slots.ts';
import type { TariffVersion } from '../tariff/tariff-version.ts';
import type { MicroSpan } from '../time/micro-span.ts';
import type { BillingPeriod } from './billing-period.ts';

export type BillInput = {
  /** They may reach beyond the period; where they do not reach, energy is missing. */
  readonly slots: SiteSlots;
  readonly period: BillingPeriod;
  /** Versions that passed `validateVersions`, in any order. */
  readonly versions: readonly TariffVersion[];
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The series that the versions' dynamic tariffs refer to. */
  readonly prices: PriceSeries;
  /** Time in which energy was booked that nobody has confirmed: it sets no demand peak. */
  readonly unconfirmed?: readonly MicroSpan[];
  /** For a period under way: the bill goes up to this instant, with monthly charges for the days begun. */
  readonly untilMs?: number;
};
